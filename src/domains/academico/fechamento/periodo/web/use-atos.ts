import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { usePedirFechamento } from '#domains/academico/fechamento/turmas/web/door.tsx';
import { textosFechamento } from '../../texts.ts';
import { fechamentoPeriodoApi as api } from '../api.ts';

const chave = () => ({ chaveIdempotencia: crypto.randomUUID() });
type Resposta = { feitas: number[]; recusadas: { motivo: string }[] };

/** What may be done on the screen, each asked first; null of what the person may not is told by `fecha` and `reabre`. */
export function useAtos(aoIniciarLote: (tarefaId: number) => void) {
  const t = useTextos(textosFechamento);
  const { pode } = useSessao();
  const pedir = usePedirFechamento(aoIniciarLote);
  const fazer = async (ato: () => Promise<Resposta | null>): Promise<void> => {
    try {
      const resposta = await ato();
      for (const { motivo } of resposta?.recusadas ?? []) avisar.info(motivo);
      if (resposta === null || resposta.feitas.length > 0) avisar.sucesso(t('fechou'));
      await envelhecer('Fechamento', 'PeriodoLetivo', 'Diario');
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  const fecharSegmentacoes = async (titulo: string, texto: string, ids: number[]): Promise<void> => {
    if (await confirmar({ titulo, texto, rotuloConfirmar: titulo }))
      await fazer(() => chamar(api.fecharSegmentacoes, { body: { ids } }, chave()));
  };
  const reabrir = async (oque: string, chamarCom: (motivo: string) => Promise<unknown>): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('reabrirTitulo', { oque }),
      texto: t('reabrirTexto'),
      rotuloConfirmar: t('reabrir'),
      rotuloMotivo: t('motivo'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    try {
      await chamarCom(motivo);
      avisar.sucesso(t('reaberta', { oque }));
      await envelhecer('Fechamento', 'PeriodoLetivo', 'Diario');
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  return {
    fecha: pode('fechamento-periodo-letivo', 'criar'),
    reabre: pode('fechamento-periodo-letivo', 'editar'),
    fecharTurmas: (alvo: { etapaId: number; nome: string }, turmaIds: readonly number[]) => pedir({ alvo, turmaIds }),
    fecharEtapa: async (nomes: { etapa: string; segmentacao: string }, id: number): Promise<void> => {
      if (await confirmar({ titulo: t('fecharEtapa'), texto: t('fecharEtapaTexto', nomes), rotuloConfirmar: t('fecharEtapa') }))
        await fazer(() => chamar(api.fecharEtapasDoPeriodo, { body: { ids: [id] } }, chave()));
    },
    fecharSegmentacao: (segmentacao: string, id: number) =>
      fecharSegmentacoes(t('fecharSegmentacao'), t('fecharSegmentacaoTexto', { segmentacao }), [id]),
    fecharPeriodo: (periodo: string, ids: number[]) => fecharSegmentacoes(t('fecharPeriodo'), t('fecharPeriodoTexto', { periodo }), ids),
    reabrirEtapa: (oque: string, id: number) =>
      reabrir(oque, (motivo) => chamar(api.reabrirEtapaDoPeriodo, { params: { id }, body: { motivo } }, chave())),
    reabrirSegmentacao: (oque: string, id: number) =>
      reabrir(oque, (motivo) => chamar(api.reabrirSegmentacao, { params: { id }, body: { motivo } }, chave())),
  };
}
export type Atos = ReturnType<typeof useAtos>;
