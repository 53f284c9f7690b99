import { avisar } from '#platform/web/avisos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { avaliacoesApi } from '../api.ts';
import { papeisDe } from '../papeis.ts';
import { textosAvaliacoes } from '../texts.ts';
import { type AvaliacaoDaLista, type Avaliacoes, daEtapa } from './leitura.ts';
import { ListaDeAvaliacoes } from './lista-de-avaliacoes.tsx';
import { relerAvaliacoes } from './reler.ts';

type Props = { dados: Avaliacoes; etapaId: number | null; anoTodo: boolean; aoAbrir: (avaliacao: AvaliacaoDaLista) => void };

/** The evaluations of one etapa, or those of all of them and of the end of the year. */
export function ListasPorEtapa({ dados, etapaId, anoTodo, aoAbrir }: Props) {
  const t = useTextos(textosAvaliacoes);
  const { pode } = useSessao();
  const ordenar = useComando(avaliacoesApi.ordenarAvaliacoes);
  const edita = pode('diario-avaliacoes', 'editar') && !dados.fechada;
  const mover = (itens: readonly AvaliacaoDaLista[]) => (a: AvaliacaoDaLista, passo: 1 | -1) => {
    const ids = dados.itens.map(({ id }) => id);
    const vizinha = itens[itens.findIndex(({ id }) => id === a.id) + passo];
    if (!vizinha) return;
    const [de, para] = [ids.indexOf(a.id), ids.indexOf(vizinha.id)];
    [ids[de], ids[para]] = [vizinha.id, a.id];
    ordenar.mutateAsync({ body: { turmaDisciplinaId: dados.disciplina.id, ids } }).then(relerAvaliacoes, avisar.erro);
  };
  const etapas = dados.etapas.filter(({ id }) => anoTodo || id === etapaId);
  const grupos = [
    ...etapas.map(({ id, nome, aberta }) => ({ id, titulo: t('avaliacoesDe', { etapa: nome }), aberta, itens: daEtapa(dados.itens, id) })),
    ...(anoTodo ? [{ id: null, titulo: t('doAno'), aberta: dados.etapas.some((e) => e.aberta), itens: daEtapa(dados.itens, null) }] : []),
  ].filter(({ itens }) => itens.length > 0);
  return (
    <>
      {grupos.length === 0 && <EstadoVazio titulo={t('semAvaliacoes')} texto={t('semAvaliacoesTexto')} />}
      {grupos.map(({ id, titulo, aberta, itens }) => (
        <ListaDeAvaliacoes
          key={id ?? 'ano'}
          titulo={titulo}
          dados={dados}
          itens={itens}
          aoAbrir={edita && aberta ? aoAbrir : undefined}
          aoMover={edita && aberta && itens.length > 1 ? mover(itens) : undefined}
        />
      ))}
      {anoTodo && papeisDe(dados.criterio, true).length === 0 && <p className="suave">{t('semFinais')}</p>}
    </>
  );
}
