import { type TituloLido } from './titulo-lido.ts';
import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Fato, FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { useNosLivros } from '#domains/contabil/lancamentos/web/door.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { cancelamentosApi } from '#domains/financeiro/titulos/cancelamentos/api.ts';
import { fichaApi } from '../api.ts';
import { isEmAberto, podeTransitar } from '#domains/financeiro/titulos/situacoes.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { HistoricoDoTitulo } from './historico.tsx';
import { Movimentos } from './movimentos.tsx';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import { PorQueEmQualquerData } from '#domains/financeiro/titulos/devido/web/door.tsx';
import { EtiquetaDoTitulo, PagamentoNaFila } from '#domains/financeiro/titulos/web/rotulos.tsx';
import { MaisDoTitulo } from './titulo-mais.tsx';
import { DispensasDoTitulo } from '#domains/financeiro/titulos/dispensas/web/door.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

/** The record of a title over the list: what it is, what it owes and why, what happened to it, what may be done now. */
export function TituloAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosTitulos);
  const consulta = useConsulta(fichaApi.obterTitulo, { params: { id } });
  const titulo = consulta.data;
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={titulo ? `${t('numero')} ${titulo.numero}` : t('numero')}
      rodape={titulo && <Acoes titulo={titulo} />}
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!titulo && !consulta.error && <Esqueleto linhas={10} />}
      {titulo && (
        <>
          <p>
            <EtiquetaDoTitulo titulo={titulo} />
          </p>
          <p className={estilo.grande}>{isEmAberto(titulo.situacao) ? formatarReais(titulo.devido.totalCentavos) : t('quitado')}</p>
          {isEmAberto(titulo.situacao) && (
            <p className="suave">
              {t(titulo.dataVencimento > titulo.hoje ? 'paraPagarHoje' : 'devidoHoje')} ·{' '}
              <PorQueEmQualquerData id={titulo.id} hoje={titulo.hoje} />
            </p>
          )}
          <PagamentoNaFila titulo={titulo} />
          <MaisDoTitulo titulo={titulo} />
          <Fatos titulo={titulo} />
          <section className={estilo.secao}>
            <h3>{t('movimentos')}</h3>
            <Movimentos titulo={titulo} />
          </section>
          <DispensasDoTitulo titulo={titulo} />
          <section className={estilo.secao}>
            <h3>{t('historico')}</h3>
            <HistoricoDoTitulo titulo={titulo} />
          </section>
        </>
      )}
    </Janela>
  );
}

function Fatos({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosTitulos);
  const { idioma } = useIdioma();
  const livros = useNosLivros();
  const dinheiro = (valor: Centavos): string => formatarReais(valor);
  const fatos: Fato[] = [
    titulo.alunoNome !== null && [
      t('aluno'),
      <Elo key="a" tela="pessoa" params={{ id: titulo.alunoId ?? undefined }}>
        {titulo.alunoNome}
      </Elo>,
    ],
    [
      t('pagador'),
      <Elo key="p" tela="pessoa" params={{ id: titulo.pagadorId }}>
        {titulo.pagadorNome}
      </Elo>,
    ],
    titulo.turmaNome !== null && [t('turma'), titulo.turmaNome],
    [t('descricao'), `${descricaoNoIdioma(titulo.descricao, idioma)} · ${titulo.parcela}/${titulo.parcelas}`],
    titulo.contratoId !== null && [
      t('contrato'),
      <Elo key="c" tela="contrato-visualizar" params={{ contratoId: titulo.contratoId }}>
        {titulo.contratoNumero}
      </Elo>,
    ],
    titulo.taxaServicoId !== null && [
      t('taxaServico'),
      <Elo key="t" tela="taxas" search={{ aba: 'servicos', abrir: titulo.taxaServicoId }}>
        {titulo.taxaServicoNome}
      </Elo>,
    ],
    [t('emissao'), formatarData(titulo.dataEmissao)],
    [t('vencimento'), formatarData(titulo.dataVencimento)],
    [t('valor'), dinheiro(titulo.valorCentavos)],
    titulo.descontoIncondicionalCentavos > 0 && [t('descontoIncondicional'), dinheiro(titulo.descontoIncondicionalCentavos)],
    titulo.descontoCondicionalCentavos > 0 && [t('descontoCondicional'), dinheiro(titulo.descontoCondicionalCentavos)],
    [t('multaEJuros'), t('taxas', { multa: decimalCurto(titulo.multaPercentual), juros: decimalCurto(titulo.jurosPercentualMes) })],
    [t('formaPagamento'), `${titulo.formaNome} · ${titulo.contaNome}`],
    [t('portal'), t(titulo.portal)],
    livros !== null && [livros.rotulo, livros.elo({ titulo: titulo.id })],
  ];
  return <FatosEmColunas fatos={fatos} />;
}

function Acoes({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosTitulos);
  const { pode } = useSessao();
  const { id, numero } = titulo;
  const aberto = podeTransitar(titulo.situacao, 'cancelar');
  const tentar = (fazer: () => Promise<unknown>, aviso: string): Promise<void> =>
    fazer().then(async () => {
      avisar.sucesso(aviso);
      await recarregarTitulos();
    }, avisar.erro);
  const cancelar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('cancelarTitulo'),
      texto: t('cancelarTexto', { numero }),
      consequencia: t('cancelarConsequencia', { valor: formatarReais(titulo.saldoCentavos), pagador: titulo.pagadorNome }),
      rotuloConfirmar: t('cancelarTitulo'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo !== null)
      await tentar(
        () => chamar(cancelamentosApi.cancelarTitulo, { params: { id }, body: { motivo, versao: titulo.versao } }),
        t('cancelado', { numero }),
      );
  };
  const liberar = titulo.portal === 'bloqueado';
  const portal = (): Promise<void> =>
    tentar(
      () => chamar(liberar ? fichaApi.liberarNoPortal : fichaApi.bloquearNoPortal, { params: { id } }),
      t(liberar ? 'liberados' : 'bloqueados', { n: 1 }),
    );
  return (
    <>
      {titulo.contratoEmVigor && aberto && titulo.matriculaId !== null && titulo.contratoId !== null && pode('aditivos', 'criar') && (
        <Elo tela="aditivo-form" params={{ matriculaId: titulo.matriculaId, contratoId: titulo.contratoId }}>
          <Button component="span" variant="subtle" title={t('soPorAditivo')}>
            {t('fazerAditivo')}
          </Button>
        </Elo>
      )}
      {!titulo.contratoEmVigor && aberto && pode('contas-a-receber', 'excluir') && (
        <Button variant="subtle" color="red" onClick={() => void cancelar()}>
          {t('cancelarTitulo')}
        </Button>
      )}
      {pode('contas-a-receber', 'editar') && (
        <Button variant="default" onClick={() => void portal()}>
          {t(liberar ? 'liberarNoPortal' : 'bloquearNoPortal')}
        </Button>
      )}
      {isEmAberto(titulo.situacao) && pode('baixar-titulo', 'criar') && (
        <Elo tela="baixar-titulo" search={{ titulo: id }}>
          <Button component="span">{t('receber')}</Button>
        </Elo>
      )}
    </>
  );
}
