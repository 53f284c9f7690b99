import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Fato, FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { useNosLivros } from '#domains/contabil/lancamentos/web/door.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { DecisaoDaConta } from '../../aprovacao/web/door.tsx';
import { Anexos } from '../../anexos/web/door.tsx';
import { AtosDaRecorrencia } from '../../recorrencias/web/door.tsx';
import { codigoParaPagar } from '../../codigos/ler-codigo.ts';
import { isEmAberto, isLiberada, podeTransitar, tiposDeCodigo } from '../../situacoes.ts';
import { textosPagar } from '../../texts.ts';
import { AvisoDoCodigo } from '../../web/aviso-do-codigo.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { SituacaoDoPagar } from '../../web/rotulos.tsx';
import { fichaPagarApi } from '../api.ts';
import { MudarCodigo } from './codigo.tsx';
import { HistoricoDoPagar } from './historico.tsx';
import { PorQue, Recolhe } from './impostos.tsx';
import { PagamentosFeitos } from './pagamentos.tsx';
import type { TituloLido } from './tipos.ts';
import { Vencimento } from './vencimento.tsx';

/** The record of a payable over the list: what it is, what is owed and why, what was paid, what may be done now. */
export function TituloAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosPagar);
  const consulta = useConsulta(fichaPagarApi.obterTitulo, { params: { id } });
  const titulo = consulta.data;
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={titulo ? `${t('titulo')} ${titulo.numero}` : t('titulo')}
      rodape={titulo && <Acoes titulo={titulo} />}
    >
      {consulta.error && !titulo && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!titulo && !consulta.error && <Esqueleto linhas={10} />}
      {titulo && (
        <>
          <p>
            <SituacaoDoPagar titulo={{ ...titulo, aprovacao: titulo.conta.aprovacao, noBanco: titulo.noBanco !== null }} />
          </p>
          <p className={estilo.grande}>{isEmAberto(titulo.situacao) ? formatarReais(titulo.saldoCentavos) : t('quitado')}</p>
          <PorQue titulo={titulo} />
          {titulo.cancelamento && (
            <p className="consequencia">
              {t('canceladoPor', {
                data: formatarData(titulo.cancelamento.data),
                usuario: titulo.cancelamento.usuarioNome,
                motivo: titulo.cancelamento.motivo,
              })}
            </p>
          )}
          {titulo.noBanco && (
            <p className="consequencia">
              {t('noBancoTexto', { arquivo: titulo.noBanco.nomeArquivo })}{' '}
              <Elo tela="contas-pagar" search={{ aba: 'remessas', remessa: titulo.noBanco.remessaId }}>
                {t('verRemessa')}
              </Elo>
            </p>
          )}
          {/* Who decides does so of the whole bill. */}
          <AvisoDoCodigo
            titulos={titulo.conta.codigos.filter((c) => titulo.conta.aprovacao === 'pendente' || c.numero === titulo.numero)}
          />
          <DecisaoDaConta conta={titulo.conta} />
          <Fatos titulo={titulo} />
          <Recolhe titulo={titulo} />
          <section className={estilo.secao}>
            <h3>{t('rateio')}</h3>
            <ul>
              {titulo.rateio.map((parte) => (
                <li key={`${parte.categoriaNome} ${parte.centroNome ?? ''}`}>
                  {parte.categoriaNome} · {parte.centroNome ?? t('semCentro')} · {formatarReais(parte.valorCentavos)}
                </li>
              ))}
            </ul>
          </section>
          <section className={estilo.secao}>
            <h3>{t('pagamentos')}</h3>
            <PagamentosFeitos titulo={titulo} />
          </section>
          {titulo.conta.recorrenciaId !== null && (
            <section className={estilo.secao}>
              <h3>{t('recorrente')}</h3>
              <AtosDaRecorrencia
                id={titulo.conta.recorrenciaId}
                competencia={titulo.conta.competencia ?? titulo.dataVencimento}
                valorCentavos={titulo.conta.valorCentavos}
              />
            </section>
          )}
          <section className={estilo.secao}>
            <h3>{t('anexos')}</h3>
            <Anexos contaId={titulo.conta.id} anexos={titulo.anexos} />
          </section>
          <section className={estilo.secao}>
            <h3>{t('historico')}</h3>
            <HistoricoDoPagar itens={titulo.historico} />
          </section>
        </>
      )}
    </Janela>
  );
}

/** What came with an invoice is taken back with it, and what is at the bank by the bank. */
const isCancelavel = ({ situacao, noBanco, conta }: TituloLido): boolean =>
  podeTransitar(situacao, 'cancelar') && noBanco === null && conta.origem !== 'nota_fiscal';

function Fatos({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosPagar);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const livros = useNosLivros();
  const { conta } = titulo;
  const codigo = titulo.codigo && codigoParaPagar(titulo.codigo, titulo.codigoTipo);
  const fatos: Fato[] = [
    [
      t('fornecedor'),
      <Elo key="f" tela="fornecedores" search={{ abrir: conta.fornecedorId }}>
        {conta.fornecedorNome}
      </Elo>,
    ],
    [t('descricao'), `${conta.descricao} · ${titulo.parcela}/${titulo.parcelas}`],
    conta.documento !== null && [
      t('documento'),
      conta.origem === 'nota_fiscal' && pode('lancamentos-nf', 'listar') ? (
        <Elo key="n" tela="lancamentos-nf" search={{ q: conta.descricao, fornecedor: conta.fornecedorId }}>
          {t('notaNumero', { numero: conta.documento })}
        </Elo>
      ) : (
        conta.documento
      ),
    ],
    [t('emissao'), formatarData(conta.dataEmissao)],
    [t('vencimento'), <Vencimento key="v" titulo={titulo} />],
    conta.competencia !== null && [t('competencia'), formatarData(conta.competencia).slice(3)],
    [t('valor'), formatarValor(titulo.valorCentavos)],
    titulo.pagoCentavos > 0 && [t('pago'), formatarValor(titulo.pagoCentavos)],
    [t('formaPagamento'), `${conta.formaNome} · ${conta.contaNome}`],
    [t('criadaPor'), `${conta.criadaPorNome}, ${escreverInstante(conta.criadaEm)}`],
    livros !== null && [livros.rotulo, livros.elo({ tituloPagar: titulo.id })],
    codigo !== null && [
      titulo.codigoTipo ? rotuloDe(tiposDeCodigo, titulo.codigoTipo, idioma) : t('codigo'),
      <span key="c">
        <span className={estilo.codigo}>{codigo}</span>{' '}
        <button
          type="button"
          className="botao-simples"
          onClick={() => void navigator.clipboard.writeText(codigo).then(() => avisar.sucesso(t('copiado')), avisar.erro)}
        >
          {t('copiarCodigo')}
        </button>
      </span>,
    ],
  ];
  return <FatosEmColunas fatos={fatos} />;
}

function Acoes({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosPagar);
  const { pode } = useSessao();
  const { id, numero, versao } = titulo;
  const cancelar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('cancelarTitulo'),
      texto: t('cancelarTexto', { numero }),
      consequencia: t('cancelarConsequencia', { valor: formatarReais(titulo.saldoCentavos), fornecedor: titulo.conta.fornecedorNome }),
      rotuloConfirmar: t('cancelarTitulo'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(fichaPagarApi.cancelarTitulo, { params: { id }, body: { motivo, versao } }).then(
      () => avisar.sucesso(t('cancelado', { numero })),
      avisar.erro,
    );
    await recarregarPagar();
  };
  return (
    <>
      {isEmAberto(titulo.situacao) && titulo.noBanco === null && pode('contas-pagar', 'editar') && <MudarCodigo titulo={titulo} />}
      {isCancelavel(titulo) && pode('contas-pagar', 'excluir') && (
        <Button variant="subtle" color="red" onClick={() => void cancelar()}>
          {t('cancelarTitulo')}
        </Button>
      )}
      {isEmAberto(titulo.situacao) &&
        isLiberada(titulo.conta.aprovacao) &&
        titulo.noBanco === null &&
        pode('contas-pagar-baixar-titulo', 'criar') && (
          <Elo tela="contas-pagar-baixar-titulo" params={{ id }}>
            <Button component="span">{t('pagar')}</Button>
          </Elo>
        )}
    </>
  );
}
