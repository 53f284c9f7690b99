import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoSalvar, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { baixasPagarApi } from '../api.ts';
import { saidaEsquema } from '../esquemas.ts';
import { textosBaixaPagar } from '../texts.ts';
import { AvisoDoBanco } from './aviso-do-banco.tsx';
import type { TituloParaPagar } from './tipos.ts';
import { AvisoNoDia, CamposDaSaida } from './pagamento-de-um.tsx';

const FORMULARIO = 'pagamentos';
type Props = {
  iniciais: readonly TituloParaPagar[];
  fora: readonly string[];
  hoje: string;
  aoPagar: (titulos: readonly TituloParaPagar[]) => void;
};

/** Many titles paid whole in one act: what leaves the account, to whom, and the way to take one out. */
export function PagamentoDeVarios({ iniciais, fora, hoje, aoPagar }: Props) {
  const t = useTextos(textosBaixaPagar);
  const [titulos, setTitulos] = useState(iniciais);
  const total = somar(titulos.map((x) => x.saldoCentavos));
  const [primeiro] = iniciais;
  return (
    <Pagina
      titulo={t('nTitulos', { n: titulos.length })}
      acoes={<BotaoSalvar formulario={FORMULARIO} rotulo={t('pagar', { valor: formatarReais(total) })} />}
      resumo={
        <Cartao titulo={t('total')}>
          <p className={estilo.grande} aria-live="polite">
            {formatarReais(total)}
          </p>
          {fora.length > 0 && <p role="status">{t('fora', { numeros: fora.join(', ') })}</p>}
        </Cartao>
      }
    >
      <AvisoDoBanco titulos={titulos} />
      <Formulario
        id={FORMULARIO}
        esquema={saidaEsquema}
        valoresIniciais={{
          dataBaixa: hoje,
          contaBancariaId: primeiro?.contaBancariaId ?? null,
          formaPagamentoId: primeiro?.formaPagamentoId ?? null,
        }}
        aoSalvar={(_, saida, chaveIdempotencia) => {
          const itens = titulos.map((x) => ({ tituloId: x.id, principalCentavos: x.saldoCentavos }));
          return chamar(baixasPagarApi.pagarTitulos, { body: { ...saida, itens } }, { chaveIdempotencia });
        }}
        aposSalvar={(resposta) => {
          const { baixas, totalCentavos } = resposta as RespostaCliente<typeof baixasPagarApi.pagarTitulos>;
          avisar.sucesso(t('feito', { n: baixas.length, valor: formatarReais(totalCentavos) }));
          void recarregarPagar();
          aoPagar(titulos);
        }}
      >
        <Cartao titulo={t('pagamento')}>
          <EmColunas>
            <CamposDaSaida />
          </EmColunas>
          <AvisoNoDia titulos={titulos} />
        </Cartao>
        <Cartao titulo={t('nTitulos', { n: titulos.length })}>
          <Tabela
            legenda={t('nTitulos', { n: titulos.length })}
            colunas={[t('titulo'), t('fornecedor'), t('vencimento'), t('saldo'), t('acoes')]}
            numericas={[3]}
            cartao={{ titulo: 1, valor: 3, apoio: 2, estado: 4 }}
            linhas={titulos.map((x) => ({
              chave: x.id,
              celulas: [
                x.numero,
                `${x.fornecedorNome} · ${x.descricao}`,
                formatarData(x.dataVencimento),
                formatarValor(x.saldoCentavos),
                titulos.length > 1 && (
                  <Button
                    key="tirar"
                    size="compact-sm"
                    variant="default"
                    aria-label={t('tirarDe', { numero: x.numero })}
                    onClick={() => setTitulos(titulos.filter((outro) => outro !== x))}
                  >
                    {t('tirar')}
                  </Button>
                ),
              ],
            }))}
          />
        </Cartao>
      </Formulario>
    </Pagina>
  );
}
