import { acesso } from '#domains/acesso/entrada/server/routes.ts';
import { filtros } from '#domains/acesso/filtros/server/routes.ts';
import { perfis } from '#domains/acesso/perfis/server/routes.ts';
import { segundoFator } from '#domains/acesso/segundo-fator/server/routes.ts';
import { sessoes } from '#domains/acesso/sessoes/server/routes.ts';
import { usuarios } from '#domains/acesso/usuarios/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** All that answers for access. */
export const salasDeAcesso: readonly Sala[] = [acesso, sessoes, segundoFator, usuarios, perfis, filtros];
