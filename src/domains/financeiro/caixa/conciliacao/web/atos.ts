import { recarregarLancamentos } from '#domains/financeiro/caixa/web/recarregar.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { conciliacaoApi } from '../api.ts';
import { textosConciliacao } from '../texts.ts';

type Par = { linhaIds: number[]; lancamentoIds: number[] };

/** What a person says of lines. Each tells what it did, with the way back, and answers whether it did. */
export function useAtos(contaBancariaId: number) {
  const t = useTextos(textosConciliacao);
  const desfazer = (ids: readonly number[], lancada = false): Promise<boolean> =>
    tentar(async () => {
      for (const id of ids) await chamar(conciliacaoApi.desfazer, { params: { id } });
      avisar.sucesso(t(lancada ? 'desfeitaLancada' : 'desfeita'));
    });
  const voltar = (ids: readonly number[]) => ({ desfazer: () => void desfazer(ids) });
  return {
    desfazer,
    casar: (pares: readonly Par[]): Promise<boolean> =>
      tentar(async () => {
        const { conciliacaoIds, recusados } = await chamar(conciliacaoApi.casar, { body: { contaBancariaId, pares: [...pares] } });
        if (conciliacaoIds.length > 0)
          avisar.sucesso(pares.length === 1 ? t('casada') : t('aceitas', { n: conciliacaoIds.length }), voltar(conciliacaoIds));
        for (const { mensagem } of recusados.slice(0, 2)) avisar.erro(t('recusadas', { motivo: mensagem }));
      }),
    ignorar: (linhaIds: readonly number[], motivo: string): Promise<boolean> =>
      tentar(async () => {
        const { id } = await chamar(conciliacaoApi.ignorar, { body: { linhaIds: [...linhaIds], motivo } });
        avisar.sucesso(t('ignoradas'), voltar([id]));
      }),
    perguntarPorque: (): Promise<string | null> =>
      perguntarMotivo({ titulo: t('ignorarTitulo'), texto: t('ignorarTexto'), rotuloConfirmar: t('ignorar'), minimo: 3, maximo: 200 }),
  };
}

async function tentar(fazer: () => Promise<void>): Promise<boolean> {
  try {
    await fazer();
    await recarregarLancamentos();
    return true;
  } catch (erro) {
    avisar.erro(erro);
    return false;
  }
}
