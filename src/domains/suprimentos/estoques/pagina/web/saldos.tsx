import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { estoquesApi } from '#domains/suprimentos/estoques/api.ts';
import { textosSaldos } from '#domains/suprimentos/estoques/texts.ts';
import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { SaldoAberto } from './saldo-aberto.tsx';

/** What each warehouse holds of each product, with its minimum in sight; the balance that is open stands in the address. */
export function Saldos() {
  const t = useTextos(textosEstoque);
  const ts = useTextos(textosSaldos);
  const { depositos, grupos } = useOpcoesDoEstoque();
  const [{ aberto }, mudar] = useEndereco('aberto');
  const [produtoId = 0, depositoId = 0] = (aberto ?? '').split('-').map(Number);
  return (
    <>
      <TabelaDados
        tela="estoques"
        titulo={ts('saldos')}
        endpoint={estoquesApi.listarSaldos}
        exportar={estoquesApi.exportarSaldos}
        nomeDoArquivo="estoque"
        busca={{ campo: 'Nome', rotulo: t('buscarProduto') }}
        ordemPadrao={{ campo: 'produto', ascendente: true }}
        idDe={(s) => `${s.produtoId}-${s.depositoId}`}
        aoAbrir={(s) => mudar({ aberto: `${s.produtoId}-${s.depositoId}` })}
        nomeDaLinha={(s) => s.produtoNome}
        vazio={{ titulo: ts('vazio'), texto: ts('vazioTexto') }}
        topo={(resumo) => (
          <Cartoes
            numeros={[
              { rotulo: ts('valorTotal'), valor: resumo?.totais ? formatarReais(resumo.totais.valorCentavos) : null },
              {
                rotulo: ts('abaixoDoMinimo'),
                valor: resumo?.totais ? String(resumo.totais.abaixoDoMinimo) : null,
                ...(resumo?.totais?.abaixoDoMinimo ? { tom: 'alerta' as const } : {}),
                elo: { tela: 'estoques', search: { minimo: 'true' } },
              },
            ]}
          />
        )}
        filtros={[
          { chave: 'deposito', rotulo: t('deposito'), tipo: 'selecao', campo: 'DepositoId', opcoes: depositos, fixo: true },
          { chave: 'grupo', rotulo: t('grupo'), tipo: 'selecao', campo: 'GrupoId', opcoes: grupos, fixo: true },
          { chave: 'minimo', rotulo: ts('abaixoDoMinimo'), tipo: 'booleano', campo: 'AbaixoDoMinimo' },
          { chave: 'saldo', rotulo: ts('comSaldo'), tipo: 'booleano', campo: 'ComSaldo' },
        ]}
        colunas={[
          { chave: 'codigo', titulo: t('codigo'), ordenavel: true, largura: '8rem' },
          { chave: 'produtoNome', titulo: t('produto'), ordenavel: 'produto', principal: true },
          { chave: 'grupoNome', titulo: t('grupo'), ordenavel: 'grupo' },
          { chave: 'depositoNome', titulo: t('deposito'), ordenavel: 'deposito', noCartao: true },
          {
            chave: 'quantidade',
            titulo: t('saldo'),
            alinhamento: 'direita',
            principal: true,
            render: (s) => comUnidade(s.quantidade, s.unidade),
          },
          {
            chave: 'minimo',
            titulo: t('minimo'),
            alinhamento: 'direita',
            noCartao: true,
            render: (s) =>
              s.minimo === null ? (
                '—'
              ) : s.abaixoDoMinimo ? (
                <Etiqueta tom="alerta">{ts('minimoDe', { quanto: decimalCurto(s.minimo) })}</Etiqueta>
              ) : (
                ts('minimoDe', { quanto: decimalCurto(s.minimo) })
              ),
          },
          { chave: 'custoMedio', titulo: t('custoMedio'), alinhamento: 'direita', render: (s) => s.custoMedio.replace('.', ',') },
          {
            chave: 'valorCentavos',
            titulo: t('valor'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            render: (s) => formatarValor(s.valorCentavos),
          },
        ]}
      />
      {aberto !== undefined && (
        <SaldoAberto
          key={aberto}
          produtoId={produtoId}
          depositoId={depositoId}
          aoFechar={() => mudar({ aberto: undefined }, { substituir: true })}
        />
      )}
    </>
  );
}
