import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { useNosLivros } from '#domains/contabil/lancamentos/web/door.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor, oposto } from '#shared/dinheiro.ts';
import { historicoApi } from '../api.ts';
import { categoriaDigitada, historicoNoIdioma, nomeDaCategoria } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import { useContas } from '#domains/financeiro/caixa/web/opcoes.ts';

/** Every movement of money, with where it came from and what reversed it. */
export default function LancamentosHistoricoPage() {
  const t = useTextos(textosCaixa);
  const { idioma } = useIdioma();
  const livros = useNosLivros();
  const { paraLer: contas } = useContas();
  const [{ fato }] = useEndereco('fato');
  return (
    <Pagina>
      <TabelaDados
        tela="financeiro-lancamentos-historico"
        titulo={t('historico')}
        endpoint={historicoApi.listarLancamentos}
        exportar={historicoApi.exportarLancamentos}
        nomeDoArquivo="lancamentos"
        busca={{ campo: 'Nome', rotulo: t('buscarLancamento') }}
        ordemPadrao={{ campo: 'dataMovimento', ascendente: false }}
        somaDe={(l) => (l.sentido === 'entrada' ? l.valorCentavos : oposto(l.valorCentavos))}
        vazio={{ titulo: t('semLancamentos'), texto: t('semLancamentosTexto') }}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('entradas'), valor: pagina ? formatarReais(pagina.totais.entradasCentavos) : null },
              { rotulo: t('saidas'), valor: pagina ? formatarReais(pagina.totais.saidasCentavos) : null },
              { rotulo: t('saldo'), valor: pagina ? formatarReais(pagina.totais.saldoCentavos) : null },
            ]}
          />
        )}
        filtros={[
          { chave: 'mov', rotulo: t('movimento'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', fixo: true, opcoes: contas },
          {
            chave: 'sentido',
            rotulo: t('sentido'),
            tipo: 'selecao',
            campo: 'Sentido',
            opcoes: [
              { valor: 'entrada', rotulo: t('entrada') },
              { valor: 'saida', rotulo: t('saida') },
            ],
          },
          {
            chave: 'origem',
            rotulo: t('origem'),
            tipo: 'selecao',
            campo: 'Origem',
            opcoes: [
              { valor: 'titulos', rotulo: t('origemTitulos') },
              { valor: 'outras', rotulo: t('origemOutras') },
            ],
          },
          // Named by an id that only a link from the books knows: offered where one led here.
          ...(fato === undefined ? [] : [{ chave: 'fato', rotulo: t('fatoContabil'), tipo: 'texto' as const, campo: 'FatoId' as const }]),
        ]}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, alinhamento: 'direita', largura: '6rem' },
          {
            chave: 'dataMovimento',
            titulo: t('dataMovimento'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (l) => formatarData(l.dataMovimento),
          },
          {
            chave: 'historico',
            titulo: t('historico'),
            principal: true,
            cede: 'em-linhas',
            render: (l) => historicoNoIdioma(l.historico, l.origemTipo, idioma),
          },
          { chave: 'pessoaNome', titulo: t('pessoa'), cede: 'em-linhas', render: (l) => l.pessoaNome ?? '—' },
          {
            chave: 'categoria',
            titulo: t('categoria'),
            // The description says it in its words already, and needs the room.
            oculta: true,
            render: (l) => nomeDaCategoria(l.categoria, categoriaDigitada(l), idioma),
          },
          { chave: 'contaNome', titulo: t('conta'), ordenavel: 'conta' },
          {
            chave: 'valorCentavos',
            titulo: t('valor'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            principal: true,
            render: (l) => `${l.sentido === 'saida' ? '−' : ''}${formatarValor(l.valorCentavos)}`,
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            render: (l) =>
              l.estornaNumero !== null ? (
                <Etiqueta tom="alerta">{t('estorna', { numero: l.estornaNumero })}</Etiqueta>
              ) : l.estornadoPorNumero !== null ? (
                <Etiqueta tom="perigo">{t('estornado', { numero: l.estornadoPorNumero })}</Etiqueta>
              ) : (
                <Etiqueta tom={l.sentido === 'entrada' ? 'sucesso' : 'neutro'}>{t(l.sentido)}</Etiqueta>
              ),
          },
          ...(livros
            ? [
                {
                  chave: 'nosLivros',
                  titulo: livros.rotulo,
                  largura: '6rem',
                  // The description needs the room.
                  render: (l: LinhaDe<typeof historicoApi.listarLancamentos>) => livros.elo({ movimento: l.id }, true),
                },
              ]
            : []),
          {
            chave: 'usuarioNome',
            titulo: t('usuario'),
            oculta: true,
            render: (l) => `${l.usuarioNome} · ${escreverInstante(l.em)}`,
          },
        ]}
      />
    </Pagina>
  );
}
