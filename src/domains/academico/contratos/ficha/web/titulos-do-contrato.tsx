import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useNosLivros } from '#domains/contabil/lancamentos/web/door.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';
import type { ContratoAberto } from './contrato-aberto.ts';
import { tomDoTitulo } from '#domains/academico/contratos/web/rotulos.ts';

/** The titles that the contract became: those that count, and below, folded, those that were cancelled or replaced. */
export function Titulos({ contrato }: { contrato: ContratoAberto }) {
  const t = useTextos(textosContrato);
  const livros = useNosLivros();
  const vivos = contrato.titulos.filter((titulo) => titulo.situacao !== 'cancelado');
  const cancelados = contrato.titulos.filter((titulo) => titulo.situacao === 'cancelado');
  return (
    <>
      {vivos.length > 0 && <TabelaDeTitulos legenda={t('abaParcelas')} titulos={vivos} />}
      {cancelados.length > 0 && (
        <details open={vivos.length === 0}>
          <summary>{t('titulosCancelados', { n: cancelados.length })}</summary>
          <TabelaDeTitulos legenda={t('titulosCancelados', { n: cancelados.length })} titulos={cancelados} />
        </details>
      )}
      <p>
        <Elo tela="contas-a-receber" search={{ q: contrato.matricula.alunoNome }}>
          {t('abrirTitulos')}
        </Elo>
        {livros && (
          <>
            {' · '}
            {livros.elo({ contrato: contrato.id })}
          </>
        )}
      </p>
    </>
  );
}

function TabelaDeTitulos({ legenda, titulos }: { legenda: string; titulos: ContratoAberto['titulos'] }) {
  const t = useTextos(textosContrato);
  const { idioma } = useIdioma();
  const rotulo = (situacao: string): string => t(`situacaoTitulo_${situacao}` as 'situacaoTitulo_aberto');
  // One who pays them all is told with the contract.
  const varios = new Set(titulos.map((titulo) => titulo.pagadorNome)).size > 1;
  return (
    <Tabela
      legenda={legenda}
      colunas={[t('parcela'), t('vencimento'), t('bruto'), t('saldo'), t('situacao'), varios ? t('tituloEPagador') : t('titulo')]}
      numericas={[2, 3]}
      cartao={{ titulo: 0, valor: 2, apoio: 1, estado: 4 }}
      linhas={titulos.map((titulo) => ({
        chave: titulo.id,
        celulas: [
          `${descricaoNoIdioma(titulo.descricao, idioma)} ${titulo.parcela}/${titulo.parcelas}`,
          formatarData(titulo.dataVencimento),
          formatarValor(centavos(titulo.valorCentavos - titulo.descontoIncondicionalCentavos)),
          formatarValor(titulo.saldoCentavos),
          <Etiqueta key="s" tom={tomDoTitulo(titulo.situacao)}>
            {rotulo(titulo.situacao)}
          </Etiqueta>,
          <>
            <span className={estilo.numeroDoTitulo}>{titulo.numero}</span>
            {varios && <div className={estilo.quando}>{titulo.pagadorNome}</div>}
          </>,
        ],
      }))}
    />
  );
}
