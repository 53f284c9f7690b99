import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { aditivosTurmaApi } from '../api.ts';
import { aditivosListaApi } from '#domains/academico/contratos/aditivos/lista/api.ts';
import type { SituacaoAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';

const quantos = async (id: number, Situacao: SituacaoAditivo): Promise<number> =>
  (await chamar(aditivosListaApi.listarAditivos, { query: { AditivoTurmaId: id, Situacao, Parte: 'totais' } })).total ?? 0;

/**
 * Takes the addendum of a class back on all its contracts, once the person saw on how many it is in force or awaits a
 * signature and said why: the reason goes on each of them.
 */
export function RevogarDaTurma({ id, aoIniciar }: { id: number; aoIniciar: (tarefaId: number) => void }) {
  const t = useTextos(textosAditivo);
  const revogar = useComando(aditivosTurmaApi.revogarAditivoDaTurma);
  const aoRevogar = async (): Promise<void> => {
    const [vigentes, aguardando] = await Promise.all([quantos(id, 'vigente'), quantos(id, 'aguardando_assinatura')]);
    const motivo = await perguntarMotivo({
      titulo: t('desfazerTurma'),
      texto: t('confirmaDesfazerTurma'),
      consequencia: t('consequenciaDesfazerTurma', { vigentes, aguardando }),
      rotuloConfirmar: t('desfazerTurma'),
      maximo: 300,
      perigo: true,
    });
    if (motivo === null) return;
    const { tarefaId } = await revogar.mutateAsync({ params: { id }, body: { motivo } });
    aoIniciar(tarefaId);
  };
  return (
    <Button variant="default" loading={revogar.isPending} onClick={() => void aoRevogar().catch(avisar.erro)}>
      {t('desfazerTurma')}
    </Button>
  );
}
