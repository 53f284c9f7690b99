import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { baixasEmLoteApi } from '../api.ts';
import { recebimentoEmLoteEsquema } from '#domains/financeiro/titulos/baixas/esquemas.ts';
import { textosLote } from '../texts.ts';
import { CamposDoRecebimento, type TituloDevido, useDevidosNoDia } from '#domains/financeiro/titulos/baixas/web/campos-do-recebimento.tsx';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

export type LoteFeito = RespostaCliente<typeof baixasEmLoteApi.baixarEmLote>;
const FORMULARIO = 'baixas-em-lote';
const somaDe = (titulos: readonly TituloDevido[]): Centavos => somar(titulos.map((titulo) => titulo.devido.totalCentavos));
const reais = (valor: Centavos): string => formatarReais(valor);

/** Titles of many payers received whole in one go: what each payer owes on the day, one receipt each, all or nothing. */
export function RecebimentoEmLote({
  iniciais,
  fora,
  aoFicarCom,
  aoReceber,
}: {
  iniciais: readonly TituloDevido[];
  fora: readonly string[];
  aoFicarCom: (titulos: readonly TituloDevido[]) => void;
  aoReceber: (feito: LoteFeito) => void;
}) {
  const t = useTextos(textosLote);
  const [primeiro] = iniciais;
  const { em, mudarDia, titulos } = useDevidosNoDia(iniciais);
  const porPagador = [...Map.groupBy(titulos, (titulo) => titulo.pagadorId).values()];
  const total = somaDe(titulos);
  if (!primeiro) return null;
  return (
    <Pagina
      titulo={t('titulo', { n: porPagador.length })}
      acoes={<BotaoSalvar formulario={FORMULARIO} rotulo={t('receber', { valor: reais(total) })} />}
      resumo={
        <Cartao titulo={t('total')}>
          <p className={estilo.grande} aria-live="polite">
            {reais(total)}
          </p>
          <p className="suave">{t('resumo', { n: titulos.length, recibos: porPagador.length, data: formatarData(em) })}</p>
          {fora.length > 0 && <p role="status">{t('fora', { numeros: fora.join(', ') })}</p>}
        </Cartao>
      }
    >
      <Formulario
        id={FORMULARIO}
        esquema={recebimentoEmLoteEsquema}
        valoresIniciais={{
          dataBaixa: primeiro.em,
          contaBancariaId: primeiro.contaBancariaId,
          formaPagamentoId: primeiro.formaPagamentoId,
        }}
        aoSalvar={(body, _saida, chaveIdempotencia) => {
          const itens = titulos.map((titulo) => ({ tituloId: titulo.id, valorCentavos: titulo.devido.totalCentavos }));
          return chamar(baixasEmLoteApi.baixarEmLote, { body: { ...body, itens } }, { chaveIdempotencia });
        }}
        aposSalvar={(resposta) => {
          const feito = resposta as LoteFeito;
          avisar.sucesso(t('feito', { n: feito.recibos.length, valor: reais(feito.totalCentavos) }));
          void recarregarTitulos();
          aoReceber(feito);
        }}
      >
        <Cartao titulo={t('recebimento')}>
          <CamposDoRecebimento aoMudarData={mudarDia} />
        </Cartao>
        <Cartao titulo={t('responsaveis')}>
          <Tabela
            legenda={t('responsaveis')}
            colunas={[t('responsavel'), t('titulos'), t('devido', { data: formatarData(em) }), t('acoes')]}
            numericas={[2]}
            cartao={{ titulo: 0, valor: 2, apoio: 1, estado: 3 }}
            linhas={porPagador.map((dele) => {
              const { pagadorId = 0, pagadorNome = '' } = dele[0] ?? {};
              return {
                chave: pagadorId,
                celulas: [
                  pagadorNome,
                  dele.map((titulo) => titulo.numero).join(', '),
                  formatarValor(somaDe(dele)),
                  <span key="acoes" className={estilo.acoes}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t('tirarDe', { nome: pagadorNome })}
                      onClick={() => aoFicarCom(iniciais.filter((titulo) => titulo.pagadorId !== pagadorId))}
                    >
                      {t('tirar')}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t('soEsteDe', { nome: pagadorNome })}
                      onClick={() => aoFicarCom(iniciais.filter((titulo) => titulo.pagadorId === pagadorId))}
                    >
                      {t('soEste')}
                    </Button>
                  </span>,
                ],
              };
            })}
          />
        </Cartao>
      </Formulario>
    </Pagina>
  );
}
