import type { RespostaCliente } from '#shared/endpoint.ts';
import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { NivelDeFalta } from '#domains/academico/diario/frequencia/niveis.ts';
import type { notificacoesApi } from '../api.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { useTextos } from '#platform/web/i18n.tsx';
import { rotulosDosMarcos } from '../marcos.ts';
import type { SituacaoDaNotificacao } from '../situacoes.ts';
import type { textosNotificacao } from '../texts.ts';

export type AlunoNoRadar = RespostaCliente<typeof notificacoesApi.obterRadar>['alunos'][number];
export type NotificacaoAberta = RespostaCliente<typeof notificacoesApi.obterNotificacao>;

export const tonsDaNotificacao: Readonly<Record<SituacaoDaNotificacao, TomDeEstado>> = {
  a_enviar: 'alerta',
  enviada: 'sucesso',
  cancelada: 'neutro',
};
export const tonsDoNivel: Readonly<Record<NivelDeFalta, TomDeEstado>> = {
  tranquilo: 'sucesso',
  aviso: 'aberto',
  atencao: 'alerta',
  critico: 'perigo',
  excedido: 'perigo',
};

/** Whether the year would end over what it allows, at the pace so far. */
export const passaria = ({ projetadas, permitidas }: AlunoNoRadar): boolean =>
  projetadas !== null && permitidas !== null && projetadas > permitidas;

/** Who is shown unless more are asked for: over 30 %, or on the way to the limit. */
export const pedeAtencao = (aluno: AlunoNoRadar): boolean => (aluno.nivel !== null && aluno.nivel !== 'tranquilo') || passaria(aluno);

/** What a notice is about: a share of the absences, or the averages of an etapa. */
export const escreverMotivo = (
  { marco, etapa }: Pick<NotificacaoAberta, 'marco' | 'etapa'>,
  t: ReturnType<typeof useTextos<typeof textosNotificacao>>,
  idioma: Idioma,
): string => (etapa === null ? rotuloDe(rotulosDosMarcos, String(marco), idioma) : t('mediasDe', { etapa }));
