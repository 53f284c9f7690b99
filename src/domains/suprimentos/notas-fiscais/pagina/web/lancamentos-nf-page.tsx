import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { buscarFornecedores, nomeDoFornecedor } from '#domains/financeiro/fornecedores/web/door.tsx';
import { notasFiscaisApi as api } from '#domains/suprimentos/notas-fiscais/api.ts';
import { modelosNotaFiscal, rotulosNotaFiscal } from '#domains/suprimentos/notas-fiscais/situacoes.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import estilo from '#domains/suprimentos/notas-fiscais/web/notas.module.css';
import { SituacaoDaNota } from '#domains/suprimentos/notas-fiscais/web/situacao.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco, useIrPara } from '#platform/web/navegacao.tsx';
import { Cartoes, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados, useEloDaLista } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { type ListaDeOpcoes, rotuloDe } from '#shared/listas/opcao.ts';

const TELA = 'lancamentos-nf';
// The window arrives with the first click on it.
const ImportarNotas = lazy(() =>
  import('#domains/suprimentos/notas-fiscais/arquivo/web/door.tsx').then((m) => ({ default: m.ImportarNotas })),
);

/** Purchase invoices, from the draft to what they became. */
export default function LancamentosNfPage() {
  const t = useTextos(textosNotaFiscal);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [{ importar }, mudar] = useEndereco('importar');
  const elo = useEloDaLista(TELA, ['importar']);
  const opcoes = (lista: ListaDeOpcoes) => lista.map((o) => ({ valor: o.valor, rotulo: o[idioma] }));
  const acoes = pode(TELA, 'criar') && (
    <>
      <Button variant="default" onClick={() => void irPara('criar-nf')}>
        {t('nova')}
      </Button>
      <Button onClick={() => mudar({ importar: 1 })}>{t('importar')}</Button>
    </>
  );
  return (
    <Pagina acoes={acoes}>
      <TabelaDados
        tela={TELA}
        titulo={t('notas')}
        endpoint={api.listar}
        exportar={api.exportar}
        nomeDoArquivo="notas-fiscais"
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'dataEntrada', ascendente: false }}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: acoes }}
        {...(pode(TELA, 'visualizar') ? { aoAbrir: (nota: { id: number }) => void irPara('nota-nf', { id: nota.id }) } : {})}
        nomeDaLinha={(nota) => `${nota.numero} ${nota.fornecedorNome}`}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('quantasNotas'), valor: pagina ? String(pagina.totais.quantidade) : null },
              {
                rotulo: t('rascunhos'),
                valor: pagina ? String(pagina.totais.rascunhos) : null,
                ...((pagina?.totais.rascunhos ?? 0) > 0 ? { tom: 'alerta' as const } : {}),
                elo: elo({ situacao: 'rascunho' }),
              },
              { rotulo: t('valorDoFiltro'), valor: pagina ? formatarReais(pagina.totais.totalCentavos) : null },
            ]}
          />
        )}
        filtros={[
          { chave: 'entrada', rotulo: t('entrada'), tipo: 'datas', campoDe: 'EntradaInicial', campoAte: 'EntradaFinal', fixo: true },
          { chave: 'situacao', rotulo: t('situacao'), tipo: 'selecao', campo: 'Situacao', fixo: true, opcoes: opcoes(rotulosNotaFiscal) },
          {
            chave: 'fornecedor',
            rotulo: t('fornecedor'),
            tipo: 'busca',
            campo: 'FornecedorId',
            buscar: buscarFornecedores,
            rotuloDe: nomeDoFornecedor,
          },
          { chave: 'modelo', rotulo: t('modelo'), tipo: 'selecao', campo: 'Modelo', opcoes: opcoes(modelosNotaFiscal) },
        ]}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '7rem' },
          { chave: 'serie', titulo: t('serie'), oculta: true, render: (n) => n.serie ?? '—' },
          {
            chave: 'fornecedorNome',
            titulo: t('fornecedor'),
            ordenavel: 'fornecedor',
            principal: true,
            render: (n) => <span className={estilo.nome}>{n.fornecedorNome}</span>,
          },
          { chave: 'descricao', titulo: t('descricao'), noCartao: true, render: (n) => <span className={estilo.nome}>{n.descricao}</span> },
          { chave: 'modelo', titulo: t('modelo'), oculta: true, render: (n) => rotuloDe(modelosNotaFiscal, n.modelo, idioma) },
          {
            chave: 'dataEmissao',
            titulo: t('emissao'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (n) => formatarData(n.dataEmissao),
          },
          {
            chave: 'dataEntrada',
            titulo: t('entrada'),
            ordenavel: true,
            alinhamento: 'direita',
            noCartao: true,
            render: (n) => formatarData(n.dataEntrada),
          },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            principal: true,
            render: (n) => formatarValor(n.totalCentavos),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            noCartao: true,
            render: (n) => (
              <>
                <SituacaoDaNota situacao={n.situacao} />
                {n.semProduto > 0 && n.situacao === 'rascunho' && <span className="suave"> {t('semProduto', { n: n.semProduto })}</span>}
              </>
            ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {importar && pode(TELA, 'criar') && <ImportarNotas aoFechar={() => mudar({ importar: undefined })} />}
      </Suspense>
    </Pagina>
  );
}
