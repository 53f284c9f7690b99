import { escolhaDeLiquidacao, recebimentosApi } from '../api.ts';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { textosRecebimentos } from '../texts.ts';
import { recarregarLancamentos } from '#domains/financeiro/caixa/web/recarregar.ts';
import { useContas, useFormas } from '#domains/financeiro/caixa/web/opcoes.ts';
import estilo from '#domains/financeiro/caixa/web/periodo.module.css';

const campo = camposDe<typeof escolhaDeLiquidacao>();

const FORMULARIO = 'liquidacao';
type Escolha = { ate: string; contaBancariaId: number | null; formaPagamentoId: number | null };

/** Settles what cards and the like brought until a day: the figures first, by day and method, then the entries. */
export default function Liquidacao({ hoje, aoFechar }: { hoje: string; aoFechar: () => void }) {
  const t = useTextos(textosRecebimentos);
  const { paraLer: contas } = useContas();
  const formas = useFormas();
  const [escolha, setEscolha] = useState<Escolha>({ ate: hoje, contaBancariaId: null, formaPagamentoId: null });
  const mudar = (parte: Partial<Escolha>) => setEscolha((antes) => ({ ...antes, ...parte }));
  const previa = useConsulta(
    recebimentosApi.preverLiquidacao,
    {
      query: {
        Ate: escolha.ate,
        ContaBancariaId: escolha.contaBancariaId ?? undefined,
        FormaPagamentoId: escolha.formaPagamentoId ?? undefined,
      },
    },
    { manterAnterior: true },
  );
  const vista = previa.data;
  const reais = (valor: Centavos) => formatarReais(valor);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('liquidar')}
      tamanho="larga"
      {...(vista && vista.quantidade > 0 ? { rodape: <BotaoSalvar formulario={FORMULARIO} rotulo={t('liquidar')} /> } : {})}
    >
      <Formulario
        id={FORMULARIO}
        esquema={escolhaDeLiquidacao}
        valoresIniciais={{ ate: hoje, contaBancariaId: null, formaPagamentoId: null, dataCredito: '' }}
        aoSalvar={(body, _saida, chaveIdempotencia) => {
          const { quantidade = 0, brutoCentavos = 0, taxaCentavos = 0 } = vista ?? {};
          return chamar(recebimentosApi.liquidar, { body: { ...body, quantidade, brutoCentavos, taxaCentavos } }, { chaveIdempotencia });
        }}
        aposSalvar={() => {
          avisar.sucesso(t('feito', { n: vista?.quantidade ?? 0 }));
          aoFechar();
          void Promise.all([
            invalidar(recebimentosApi.listarRecebimentos),
            invalidar(recebimentosApi.preverLiquidacao),
            recarregarLancamentos(),
          ]);
        }}
      >
        <p>{t('liquidarTexto')}</p>
        <EmColunas>
          <CampoData
            nome={campo('ate')}
            rotulo={t('ate')}
            colunas={3}
            autoFoco
            aoMudar={(ate) => ate !== null && isDataCivil(ate) && mudar({ ate })}
          />
          <CampoSelecao
            nome={campo('formaPagamentoId')}
            rotulo={t('forma')}
            colunas={3}
            opcoes={formas}
            aoMudar={(id) => mudar({ formaPagamentoId: id === null ? null : Number(id) })}
          />
          <CampoSelecao
            nome={campo('contaBancariaId')}
            rotulo={t('conta')}
            colunas={3}
            opcoes={contas}
            aoMudar={(id) => mudar({ contaBancariaId: id === null ? null : Number(id) })}
          />
          <CampoData nome={campo('dataCredito')} rotulo={t('dataCredito')} colunas={3} />
        </EmColunas>
      </Formulario>
      {previa.error && <EstadoErro erro={previa.error} tentarDeNovo={() => void previa.refetch()} />}
      {!vista && !previa.error && <Esqueleto linhas={4} />}
      {vista && (
        <>
          <p role="status" className={estilo.resumo}>
            {vista.quantidade === 0 ? (
              t('nadaPrevisto')
            ) : (
              <strong>
                {t('resumo', {
                  n: vista.quantidade,
                  bruto: reais(vista.brutoCentavos),
                  taxa: reais(vista.taxaCentavos),
                  liquido: reais(centavos(vista.brutoCentavos - vista.taxaCentavos)),
                })}
              </strong>
            )}
          </p>
          {vista.quantidade > 0 && (
            <Tabela
              legenda={t('recebimentos')}
              colunas={[t('dataPrevista'), t('forma'), t('conta'), t('quantidade'), t('bruto'), t('taxa'), t('liquido')]}
              numericas={[3, 4, 5, 6]}
              cartao={{ titulo: 1, valor: 6, apoio: 0 }}
              linhas={vista.grupos.map((g) => ({
                chave: `${g.dataPrevista} ${g.formaNome} ${g.contaNome}`,
                celulas: [
                  formatarData(g.dataPrevista),
                  g.formaNome,
                  g.contaNome,
                  g.quantidade,
                  formatarValor(g.brutoCentavos),
                  formatarValor(g.taxaCentavos),
                  formatarValor(centavos(g.brutoCentavos - g.taxaCentavos)),
                ],
              }))}
            />
          )}
        </>
      )}
    </Janela>
  );
}
