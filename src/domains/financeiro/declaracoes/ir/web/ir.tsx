import { lazy, Suspense } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarContagem } from '#shared/textos.ts';
import { declaracoesIrApi } from '../api.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { EtiquetaDaDeclaracao, reais, TELA, valor } from '#domains/financeiro/declaracoes/web/comum.tsx';
import { usePagadores } from '#domains/financeiro/declaracoes/lotes/web/door.tsx';

const IrAberto = lazy(() => import('./ir-aberto.tsx').then((m) => ({ default: m.IrAberto })));

/** The payers of a calendar year, what each paid by nature, and how the statement of each stands. */
export function PagadoresDoIr({ ano }: { ano: number }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  const { aberto, abrir, fechar, acoes, filtroDaSituacao, filtroDaTurma, lote } = usePagadores('ir', declaracoesIrApi.listarIr, ano);
  return (
    <>
      <TabelaDados
        tela={TELA}
        titulo={t('aba_ir')}
        endpoint={declaracoesIrApi.listarIr}
        entrada={{ query: { Ano: ano } }}
        exportar={declaracoesIrApi.exportarIr}
        exportarPdf
        nomeDoArquivo={`imposto-de-renda-${ano}`}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        vazio={{ titulo: t('vazio_ir', { ano }), texto: t('vazio_ir_texto') }}
        aoAbrir={(linha) => abrir(linha.id)}
        nomeDaLinha={(linha) => linha.nome}
        somaDe={(linha) => linha.totalCentavos}
        somaDoFiltro={(pagina) => pagina.totais.totalCentavos}
        {...acoes}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('responsaveis'), valor: pagina ? formatarContagem(pagina.total, idioma) : null },
              { rotulo: t('dedutivel'), valor: pagina ? reais(pagina.totais.dedutivelCentavos) : null },
              { rotulo: t('naoDedutivel'), valor: pagina ? reais(pagina.totais.naoDedutivelCentavos) : null },
              { rotulo: t('encargos'), valor: pagina ? reais(pagina.totais.encargosCentavos) : null },
              { rotulo: t('total'), valor: pagina ? reais(pagina.totais.totalCentavos) : null },
            ]}
          />
        )}
        filtros={[filtroDaSituacao, { ...filtroDaTurma, fixo: true }]}
        colunas={[
          { chave: 'nome', titulo: t('responsavel'), ordenavel: true, principal: true },
          { chave: 'cpf', titulo: t('cpf'), render: (l) => l.cpf ?? t('semCpf') },
          { chave: 'alunos', titulo: t('alunos'), ordenavel: true, alinhamento: 'direita' },
          {
            chave: 'dedutivelCentavos',
            titulo: t('dedutivel'),
            ordenavel: 'dedutivel',
            alinhamento: 'direita',
            render: (l) => valor(l.dedutivelCentavos),
          },
          {
            chave: 'naoDedutivelCentavos',
            titulo: t('naoDedutivel'),
            ordenavel: 'naoDedutivel',
            alinhamento: 'direita',
            render: (l) => valor(l.naoDedutivelCentavos),
          },
          {
            chave: 'encargosCentavos',
            titulo: t('encargos'),
            ordenavel: 'encargos',
            alinhamento: 'direita',
            render: (l) => valor(l.encargosCentavos),
          },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            principal: true,
            render: (l) => valor(l.totalCentavos),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: 'emissao',
            render: (l) => <EtiquetaDaDeclaracao situacao={l.situacao} numero={l.numero} />,
          },
        ]}
      />
      <Suspense fallback={null}>
        {aberto !== null && <IrAberto pagadorId={aberto} ano={ano} aoFechar={fechar} />}
        {lote}
      </Suspense>
    </>
  );
}
