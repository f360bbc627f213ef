# Build: what the packages and their build need, compiled and bundled.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run build --ignore-scripts

# Install: what the command needs to run, and nothing that is made for one machine.
RUN npm ci --workspace specimen-cli --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

# Run: the files of the two packages as they are published, as a user without rights.
FROM node:20-alpine
ENV NODE_ENV=production PORT=3000
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/engine/package.json packages/engine/
COPY --from=build /app/packages/engine/NOTICE packages/engine/
COPY --from=build /app/packages/engine/dist/bundle packages/engine/dist/bundle
COPY --from=build /app/packages/cli/package.json packages/cli/
COPY --from=build /app/packages/cli/NOTICE packages/cli/
COPY --from=build /app/packages/cli/node_modules packages/cli/node_modules
COPY --from=build /app/packages/cli/bin packages/cli/bin
COPY --from=build /app/packages/cli/dist/bundle packages/cli/dist/bundle
COPY --from=build /app/packages/cli/web packages/cli/web
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=2s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/specimen.mjs"]
CMD ["serve"]
