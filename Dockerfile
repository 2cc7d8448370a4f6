# Everything in one image: `bastide serve`, and with other words after it every other command.
# Built from the repository's root: docker build -t bastide .
# docs/operating.md says how to name the base image by its digest.

FROM node:22.23.3-bookworm-slim AS built
WORKDIR /bastide
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
 && node -e "import('./scripts/build.mjs').then(async (build) => process.exit((await build.buildPackages()) && (await build.buildPage()) ? 0 : 1))" \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:22.23.3-bookworm-slim
ENV NODE_ENV=production \
    BASTIDE_HOST=0.0.0.0 \
    BASTIDE_PORT=8080 \
    BASTIDE_DATA=/data
WORKDIR /bastide
COPY --from=built /bastide/package.json ./
COPY --from=built /bastide/LICENSE ./
COPY --from=built /bastide/THIRD-PARTY-NOTICES.txt ./
COPY --from=built /bastide/node_modules ./node_modules
COPY --from=built /bastide/packages ./packages
COPY --from=built /bastide/locales ./locales
COPY --from=built /bastide/apps ./apps
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.BASTIDE_PORT}/healthz?load=ignored`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "apps/cli/bin/bastide.js"]
CMD ["serve"]
