import type { RespostaCliente } from '#shared/endpoint.ts';
import type { obterConfiguracao } from '../api.ts';

/** The settings as their form edits them. */
export const valoresDaConfiguracao = ({
  versao,
  mascara,
  entidade,
  contaApuracao,
  contaResultado,
}: RespostaCliente<typeof obterConfiguracao>) => ({
  versao,
  mascara,
  entidade,
  contaApuracaoId: contaApuracao?.id ?? null,
  contaResultadoId: contaResultado?.id ?? null,
});
