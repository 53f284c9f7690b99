import type { TipoDeEnvio } from '#platform/web/envios/envio.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { chamar, ErroApi } from '#platform/web/rede/api.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { texto } from '#shared/textos.ts';
import { aulasApi } from '#domains/academico/diario/aulas/api.ts';
import { chamadasApi } from '../api.ts';
import {
  type ChamadaAtual,
  type ChamadasNaFila,
  colisao,
  comAula,
  esquemaDasChamadas,
  insistirNaChamada,
  largarChamada,
} from '../envio.ts';
import { textosChamada } from '../texts.ts';

/** Saves rolls; of a lesson that the timetable expected, it is given first. Sent again with its key, neither happens twice. */
export async function enviarChamadas(naFila: ChamadasNaFila, chave: string): Promise<RespostaCliente<typeof chamadasApi.chamar>> {
  const { turmaId, chamadas } = naFila.aula ? comAula(naFila, await darAula(naFila.aula, chave)) : naFila;
  return chamar(chamadasApi.chamar, { body: { turmaId, chamadas } }, { chaveIdempotencia: chave });
}

async function darAula(aula: NonNullable<ChamadasNaFila['aula']>, chave: string): Promise<number> {
  const body = { aulas: [{ ...aula, docenteId: null }], conteudo: null, tarefa: null };
  const { ids } = await chamar(aulasApi.criarAulas, { body }, { chaveIdempotencia: `${chave}:aula` });
  return ids[0] ?? 0;
}

const t = (qual: 'ninguemFaltou' | 'justificadaCurto' | 'naoChamada' | 'mudouNoServidor'): string =>
  texto(textosChamada, qual, idiomaAtual());

/** How rolls that wait in the outbox are sent; one that somebody else saved meanwhile is shown beside what was marked here. */
export const envioDeChamadas: TipoDeEnvio = {
  async enviar(corpo, chave) {
    const naFila = esquemaDasChamadas.parse(corpo);
    try {
      await enviarChamadas(naFila, chave);
      return null;
    } catch (erro) {
      const detalhe =
        erro instanceof ErroApi && erro.code === 'VERSAO_DESATUALIZADA' ? (erro.detalhe as ChamadaAtual | undefined) : undefined;
      if (!(erro instanceof ErroApi) || !detalhe) throw erro;
      const textos = { ninguem: t('ninguemFaltou'), justificada: t('justificadaCurto'), naoChamada: t('naoChamada') };
      const achada = colisao(naFila, detalhe, textos);
      return { corpo: naFila, problemas: [{ ...achada, por: erro.alteracao?.por ?? null, motivo: t('mudouNoServidor') }] };
    }
  },
  insistir: (corpo, problema) => insistirNaChamada(esquemaDasChamadas.parse(corpo), problema),
  largar: (corpo, problema) => largarChamada(esquemaDasChamadas.parse(corpo), problema),
};
