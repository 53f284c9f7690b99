import type { TipoDeEnvio } from '#platform/web/envios/envio.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { chamar, ErroApi, PRAZO_DO_GUARDADO_MS } from '#platform/web/rede/api.ts';
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

const prazoMs = PRAZO_DO_GUARDADO_MS;
type Anotar = (corpo: ChamadasNaFila) => void;

/** Saves rolls; of a lesson that the timetable expected, it is given first, and noted. Sent again with their keys, neither happens twice. */
export async function enviarChamadas(
  naFila: ChamadasNaFila,
  chave: string,
  anotar: Anotar,
): Promise<RespostaCliente<typeof chamadasApi.chamar>> {
  return salvar(await comAulaDada(naFila, chave, anotar), chave);
}

const salvar = ({ turmaId, chamadas }: ChamadasNaFila, chave: string): Promise<RespostaCliente<typeof chamadasApi.chamar>> =>
  chamar(chamadasApi.chamar, { body: { turmaId, chamadas } }, { chaveIdempotencia: chave, prazoMs });

async function comAulaDada(naFila: ChamadasNaFila, chave: string, anotar: Anotar): Promise<ChamadasNaFila> {
  if (!naFila.aula) return naFila;
  const { chave: daAula = `${chave}:aula`, aulaId: dada, ...aula } = naFila.aula;
  if (dada !== undefined) return comAula(naFila, dada);
  const body = { aulas: [{ ...aula, docenteId: null }], conteudo: null, tarefa: null };
  const { ids } = await chamar(aulasApi.criarAulas, { body }, { chaveIdempotencia: daAula, prazoMs });
  const [aulaId = 0] = ids;
  anotar({ ...naFila, aula: { ...naFila.aula, aulaId } });
  return comAula(naFila, aulaId);
}

const t = (qual: 'ninguemFaltou' | 'justificadaCurto' | 'naoChamada' | 'mudouNoServidor'): string =>
  texto(textosChamada, qual, idiomaAtual());

/** How rolls that wait in the outbox are sent; one that somebody else saved meanwhile is shown beside what was marked here. */
export const envioDeChamadas: TipoDeEnvio = {
  envelhece: ['Diario', 'Aula', 'Justificativa', 'Frequencia', 'Inicio', 'PainelProfessor'],
  async enviar(corpo, chave, anotar) {
    const naFila = await comAulaDada(esquemaDasChamadas.parse(corpo), chave, anotar);
    try {
      await salvar(naFila, chave);
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
