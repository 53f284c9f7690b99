#!/bin/sh
# Roda um comando do portal como o serviço roda: mesmas variáveis, mesmo usuário. Copie para /usr/local/bin/patio (modo 755).
#   patio backup -- --verificar
set -eu
exec systemd-run --quiet --pipe --wait --collect --uid=patio --working-directory=/opt/patio \
  --property=EnvironmentFile=/etc/patio.env --property=UMask=0077 npm --silent run "$@"
