import { painelCoordenador } from '#domains/academico/paineis/coordenador/server/routes.ts';
import { notificacoesMedias } from '#domains/academico/paineis/notificacoes/medias/server/routes.ts';
import { notificacoes } from '#domains/academico/paineis/notificacoes/server/routes.ts';
import { painelProfessor } from '#domains/academico/paineis/professor/server/routes.ts';
import { recados } from '#domains/academico/paineis/recados/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** What teachers and the coordination see first. */
export const salasDosPaineis: readonly Sala[] = [painelProfessor, painelCoordenador, notificacoes, notificacoesMedias, recados];
