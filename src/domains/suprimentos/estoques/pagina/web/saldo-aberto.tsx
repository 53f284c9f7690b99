import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { decimalCurto } from '#shared/decimais.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { custoMedio } from '#domains/suprimentos/custo.ts';
import { estoquesApi } from '#domains/suprimentos/estoques/api.ts';
import { AcoesDoEstoque } from '#domains/suprimentos/estoques/operacoes/web/door.tsx';
import { textosOperacao } from '#domains/suprimentos/estoques/operacoes/texts.ts';
import { textosSaldos } from '#domains/suprimentos/estoques/texts.ts';
import { comUnidade, escreverCusto, lerQuantidade } from '#domains/suprimentos/quantidade.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';

type Saldo = RespostaCliente<typeof estoquesApi.listarSaldos>['itens'][number];
type Movimento = RespostaCliente<typeof estoquesApi.explicarCusto>['itens'][number];
type Qual = { produtoId: number; depositoId: number };
const NOVOS = 50;

/** What a warehouse holds of a product, what to do with it, and why it costs what it costs, movement by movement. */
export function SaldoAberto({ produtoId, depositoId, aoFechar }: Qual & { aoFechar: () => void }) {
  const ts = useTextos(textosSaldos);
  const { data, error, refetch } = useConsulta(estoquesApi.listarSaldos, {
    query: { ProdutoId: produtoId, DepositoId: depositoId, TamanhoDaPagina: 1 },
  });
  const [saldo] = data?.itens ?? [];
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={saldo ? `${saldo.produtoNome} · ${saldo.depositoNome}` : ts('porQueEsteCusto')}
      rodape={saldo && <AcoesDoEstoque deInicio={{ produtoId, produtoNome: saldo.produtoNome, unidade: saldo.unidade, depositoId }} />}
    >
      {error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : !data ? <Esqueleto linhas={6} /> : null}
      {data && !saldo && <p>{ts('vazio')}</p>}
      {saldo && <DoSaldo saldo={saldo} />}
    </Janela>
  );
}

function DoSaldo({ saldo }: { saldo: Saldo }) {
  const t = useTextos(textosEstoque);
  const ts = useTextos(textosSaldos);
  const { data, error, refetch } = useConsulta(estoquesApi.explicarCusto, {
    query: { ProdutoId: saldo.produtoId, DepositoId: saldo.depositoId, TamanhoDaPagina: NOVOS },
  });
  const { unidade } = saldo;
  return (
    <>
      <FatosEmColunas
        fatos={[
          [t('saldo'), comUnidade(saldo.quantidade, unidade)],
          [t('minimo'), saldo.minimo === null ? '—' : comUnidade(saldo.minimo, unidade)],
          [t('custoMedio'), `R$ ${saldo.custoMedio.replace('.', ',')}`],
          [t('valor'), formatarReais(saldo.valorCentavos)],
        ]}
      />
      <h3 style={{ marginTop: 16 }}>{ts('porQueEsteCusto')}</h3>
      <p className="suave">{ts('regraDoCusto')}</p>
      {error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : !data ? <Esqueleto linhas={4} /> : null}
      {data && <Movimentos itens={data.itens} />}
      {data && data.itens.length === NOVOS && <p className="suave">{ts('ultimos', { n: NOVOS })}</p>}
    </>
  );
}

function Movimentos({ itens }: { itens: readonly Movimento[] }) {
  const t = useTextos(textosEstoque);
  const ts = useTextos(textosSaldos);
  const to = useTextos(textosOperacao);
  return (
    <Tabela
      legenda={ts('porQueEsteCusto')}
      colunas={[t('data'), ts('movimento'), ts('conta'), t('valor'), ts('depois'), t('custoMedio')]}
      numericas={[3, 4, 5]}
      cartao={{ titulo: 1, valor: 3, apoio: 2, estado: 0 }}
      linhas={itens.map((m) => ({
        chave: m.id,
        celulas: [
          formatarData(m.dataMovimento),
          <Elo key="operacao" tela="estoques" search={{ aba: 'operacoes', operacao: m.operacaoId }}>
            {ts('tipoNumero', { tipo: to(m.tipo), numero: m.operacaoId })}
          </Elo>,
          <Conta key="conta" m={m} />,
          formatarValor(m.valorCentavos),
          `${comUnidade(m.saldoQuantidade, m.unidade)} = ${formatarReais(m.saldoValorCentavos)}`,
          m.custoMedio.replace('.', ','),
        ],
      }))}
    />
  );
}

/** How the value of a movement came about. */
function Conta({ m }: { m: Movimento }) {
  const ts = useTextos(textosSaldos);
  const havia = comUnidade(m.antesQuantidade, m.unidade);
  const quantidade = decimalCurto(m.quantidade.replace('-', ''));
  const valor = formatarReais(m.antesValorCentavos);
  const media = escreverCusto(custoMedio(lerQuantidade(m.antesQuantidade), BigInt(m.antesValorCentavos)));
  const sai = m.quantidade.startsWith('-');
  const conta = !sai
    ? ts('contaDaEntrada', { havia, antes: media, quantidade, valor: formatarReais(m.valorCentavos) })
    : lerQuantidade(m.saldoQuantidade) === 0n
      ? ts('contaDeTudo', { valor })
      : ts('contaDaSaida', { quantidade, havia, valor });
  return (
    <>
      {conta}
      {m.estornado && <span className="suave"> {ts('estornado')}</span>}
      {m.valorAntesCentavos !== null && (
        <span className="suave"> {ts('recalculado', { antes: formatarReais(centavos(Math.abs(m.valorAntesCentavos))) })}</span>
      )}
    </>
  );
}
