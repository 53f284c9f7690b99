import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { custosDosItens } from '../calcular.ts';
import { modelosNotaFiscal } from '../situacoes.ts';
import { textosNotaFiscal } from '../texts.ts';
import { Historico } from './historico.tsx';
import estilo from './notas.module.css';
import type { NotaLida } from './valores.ts';

/** An invoice that no longer changes: what it says, what each line cost, and what it became. */
export function NotaGerada({ nota }: { nota: NotaLida }) {
  const t = useTextos(textosNotaFiscal);
  const { idioma } = useIdioma();
  return (
    <>
      <FatosEmColunas
        fatos={[
          [
            t('fornecedor'),
            <Elo key="f" tela="fornecedores" search={{ abrir: nota.fornecedorId }}>
              {nota.fornecedorNome}
            </Elo>,
          ],
          [t('modelo'), rotuloDe(modelosNotaFiscal, nota.modelo, idioma)],
          [t('emissao'), formatarData(nota.dataEmissao)],
          [t('entrada'), formatarData(nota.dataEntrada)],
          nota.depositoNome !== null && [t('deposito'), nota.depositoNome],
          [t('categoria'), nota.categoriaNome],
          nota.centroNome !== null && [t('centroCusto'), nota.centroNome],
          [t('formaPagamento'), [nota.formaNome, nota.contaNome].filter(Boolean).join(' · ')],
          [t('total'), formatarReais(nota.totalCentavos)],
          nota.retidoCentavos > 0 && [t('retido'), formatarReais(nota.retidoCentavos)],
        ]}
      />
      {nota.chave !== null && (
        <p className="suave">
          {t('chave')}: <span className={estilo.chave}>{nota.chave}</span>
        </p>
      )}
      {nota.geracao && (
        <p className="suave">{t('geradaPor', { usuario: nota.geracao.usuarioNome, em: escreverInstante(nota.geracao.em) })}</p>
      )}
      {nota.estorno && (
        <p className="consequencia">
          {t('estornadaPor', { usuario: nota.estorno.usuarioNome, em: escreverInstante(nota.estorno.em), motivo: nota.estorno.motivo })}
        </p>
      )}
      <Itens nota={nota} />
      {nota.geracao && <Efeitos geracao={nota.geracao} />}
      {nota.observacoes && <p className={estilo.secao}>{nota.observacoes}</p>}
      <Historico itens={nota.historico} />
    </>
  );
}

function Itens({ nota }: { nota: NotaLida }) {
  const t = useTextos(textosNotaFiscal);
  return (
    <section className={estilo.secao} aria-label={t('itens')}>
      <h2>{t('itens')}</h2>
      <Tabela
        legenda={t('itens')}
        colunas={[t('descricaoDoItem'), t('produto'), t('quantidade'), t('valor'), t('custo')]}
        numericas={[2, 3, 4]}
        cartao={{ titulo: 0, valor: 4, apoio: 1 }}
        linhas={nota.itens.map((item, i) => ({
          chave: i,
          celulas: [
            item.descricao,
            item.produtoNome ?? '—',
            item.quantidadeEstoque === null || item.produtoUnidade === null
              ? comUnidade(item.quantidade, item.unidade)
              : `${comUnidade(item.quantidade, item.unidade)} = ${comUnidade(item.quantidadeEstoque, item.produtoUnidade)}`,
            formatarValor(item.valorCentavos),
            formatarValor(item.custoCentavos),
          ],
        }))}
      />
      <PorQueOCusto nota={nota} />
    </section>
  );
}

/** Where something is divided among the items: what each of them bears of it. */
function PorQueOCusto({ nota }: { nota: NotaLida }) {
  const t = useTextos(textosNotaFiscal);
  if (nota.freteCentavos + nota.seguroCentavos + nota.outrasCentavos + nota.descontoCentavos === 0) return null;
  return (
    <details>
      <summary>{t('porQueOCusto')}</summary>
      <ul>
        {custosDosItens(nota.itens, nota).map((custo, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an invoice have no other name, and never move
          <li key={i}>
            {t('custoDe', {
              item: nota.itens[i]?.descricao ?? '',
              proprio: formatarValor(custo.proprioCentavos),
              frete: formatarValor(custo.freteCentavos),
              seguro: formatarValor(custo.seguroCentavos),
              outras: formatarValor(custo.outrasCentavos),
              desconto: formatarValor(custo.descontoCentavos),
              custo: formatarValor(custo.custoCentavos),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Efeitos({ geracao }: { geracao: NonNullable<NotaLida['geracao']> }) {
  const t = useTextos(textosNotaFiscal);
  return (
    <section className={estilo.secao} aria-label={t('titulos')}>
      <h2>{t('titulos')}</h2>
      <Tabela
        legenda={t('titulos')}
        colunas={[t('titulo'), t('vencimento'), t('valor'), t('aPagar')]}
        numericas={[2, 3]}
        cartao={{ titulo: 0, valor: 2, apoio: 1 }}
        linhas={geracao.titulos.map((titulo) => ({
          chave: titulo.id,
          celulas: [
            <Elo key="t" tela="contas-pagar" search={{ abrir: titulo.id }}>
              {titulo.numero}
            </Elo>,
            formatarData(titulo.dataVencimento),
            titulo.situacao === 'cancelado' ? (
              <del key="v">{formatarValor(titulo.valorCentavos)}</del>
            ) : (
              formatarValor(titulo.valorCentavos)
            ),
            formatarValor(titulo.saldoCentavos),
          ],
        }))}
      />
      {geracao.operacaoEstoqueId !== null && (
        <p>
          <Elo tela="estoques" search={{ aba: 'operacoes', operacao: geracao.operacaoEstoqueId }}>
            {t('operacao', { id: geracao.operacaoEstoqueId })}
          </Elo>
        </p>
      )}
    </section>
  );
}
