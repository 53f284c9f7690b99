import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { periodosContabeisApi } from '../api.ts';
import { textosPeriodos } from '../texts.ts';
import { useNomeDoPeriodo } from './nome-do-periodo.ts';
import { SituacaoDoPeriodo } from './situacao.tsx';

export type Exercicio = RespostaCliente<typeof periodosContabeisApi.listarExercicios>['itens'][number];

/** The períodos of a year: state, entries, what each side adds up to, who changed the state last. */
export function TabelaDoExercicio({ exercicio: { ano, periodos } }: { exercicio: Exercicio }) {
  const t = useTextos(textosPeriodos);
  const nome = useNomeDoPeriodo();
  return (
    <Tabela
      legenda={t('exercicio', { ano })}
      colunas={[t('periodo'), t('situacao'), t('lancamentos'), t('total'), t('ultima')]}
      numericas={[2, 3]}
      cartao={{ titulo: 0, valor: 3, estado: 1 }}
      linhas={periodos.map((p) => ({
        chave: p.id,
        celulas: [
          nome(p.id),
          <SituacaoDoPeriodo key="situacao" situacao={p.situacao} />,
          p.lancamentos === 0 ? (
            '0'
          ) : (
            <Elo key="elo" tela="contabil-lancamento-por-periodo" search={{ periodo: p.id }}>
              {p.lancamentos}
            </Elo>
          ),
          formatarValor(p.totalCentavos),
          p.ultima
            ? `${t('porQuem', { usuario: p.ultima.usuarioNome, em: escreverInstante(p.ultima.em) })}${p.ultima.motivo ? `: ${p.ultima.motivo}` : ''}`
            : '—',
        ],
      }))}
    />
  );
}
