import { auditoria } from '#domains/acesso/auditoria/server/routes.ts';
import { confirmacoes } from '#domains/acesso/confirmacoes/server/routes.ts';
import { acesso } from '#domains/acesso/entrada/server/routes.ts';
import { filtros } from '#domains/acesso/filtros/server/routes.ts';
import { menuPessoal } from '#domains/acesso/menu/server/routes.ts';
import { perfis } from '#domains/acesso/perfis/server/routes.ts';
import { segundoFator } from '#domains/acesso/segundo-fator/server/routes.ts';
import { seguranca } from '#domains/acesso/seguranca/server/routes.ts';
import { sessoes } from '#domains/acesso/sessoes/server/routes.ts';
import { usuarios } from '#domains/acesso/usuarios/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** The way in, who may do what, and what each person keeps for themselves. */
export const salasDoAcesso: readonly Sala[] = [
  acesso,
  auditoria,
  sessoes,
  seguranca,
  segundoFator,
  confirmacoes,
  usuarios,
  perfis,
  filtros,
  menuPessoal,
];
