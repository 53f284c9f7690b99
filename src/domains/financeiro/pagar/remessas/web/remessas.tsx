import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { remessasPagarApi as api } from '../api.ts';
import { conferencias } from '../modos.ts';
import { textosRemessaPagar } from '../texts.ts';
import { Convenios } from './convenios.tsx';
import { RemessaAberta } from './remessa-janela.tsx';

/** The files that told banks to pay, and the agreements by which they do. */
export function RemessasPagar() {
  const t = useTextos(textosRemessaPagar);
  const { idioma } = useIdioma();
  const [{ remessa }, mudar] = useEndereco('remessa');
  return (
    <>
      <TabelaDados
        tela="contas-pagar-remessas"
        titulo={t('arquivos')}
        endpoint={api.listarRemessas}
        ordemPadrao={{ campo: 'id', ascendente: false }}
        aoAbrir={(r) => mudar({ remessa: r.id })}
        nomeDaLinha={(r) => r.nomeArquivo}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        filtros={[]}
        colunas={[
          { chave: 'nomeArquivo', titulo: t('arquivo'), principal: true },
          { chave: 'contaNome', titulo: t('conta') },
          {
            chave: 'dataPagamento',
            titulo: t('dataPagamento'),
            ordenavel: true,
            alinhamento: 'direita',
            noCartao: true,
            render: (r) => formatarData(r.dataPagamento),
          },
          { chave: 'titulos', titulo: t('titulos'), alinhamento: 'direita' },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            principal: true,
            render: (r) => formatarValor(r.totalCentavos),
          },
          { chave: 'noBanco', titulo: t('noBanco'), alinhamento: 'direita' },
          { chave: 'pagos', titulo: t('pagos'), alinhamento: 'direita' },
          { chave: 'recusados', titulo: t('recusados'), alinhamento: 'direita' },
          {
            chave: 'conferencia',
            titulo: t('conferencia'),
            noCartao: true,
            render: (r) => (
              <Etiqueta tom={r.conferencia === 'pendente' ? 'alerta' : 'neutro'}>{rotuloDe(conferencias, r.conferencia, idioma)}</Etiqueta>
            ),
          },
          { chave: 'criadaPorNome', titulo: t('geradaPor'), oculta: true },
          { chave: 'em', titulo: t('geradaEm'), alinhamento: 'direita', oculta: true, render: (r) => escreverInstante(r.em) },
        ]}
      />
      <Convenios />
      {remessa !== undefined && <RemessaAberta id={Number(remessa)} aoFechar={() => mudar({ remessa: undefined })} />}
    </>
  );
}
