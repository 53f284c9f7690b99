import { useTextos } from '#platform/web/i18n.tsx';
import {
  CampoData,
  CampoDinheiro,
  CampoNumero,
  CampoSelecao,
  CampoTexto,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosContrato } from '../texts.ts';
import type { OpcoesDasLinhas } from './opcoes.ts';
import type { PrecoDigitado } from './linhas.ts';

/** The price lines: choosing a price of the year fills description, amount and installments, all still open to change. */
export function CamposPrecos({ opcoes, primeiroVencimento }: { opcoes: OpcoesDasLinhas; primeiroVencimento: string }) {
  const t = useTextos(textosContrato);
  const { definir, valores } = useFormulario();
  const preencher = (prefixo: string, id: number | null): void => {
    const preco = opcoes.precos.find((p) => p.id === id);
    if (!preco) return;
    definir(`${prefixo}.descricao`, preco.descricao);
    definir(`${prefixo}.valorCentavos`, preco.valorCentavos);
    definir(`${prefixo}.parcelas`, preco.parcelas);
  };
  const novo = (): PrecoDigitado => {
    const anteriores = (valores() as { precos?: PrecoDigitado[] }).precos ?? [];
    const ultimo = anteriores.at(-1);
    return {
      precoId: null,
      descricao: '',
      valorCentavos: null,
      parcelas: 12,
      primeiroVencimento: ultimo?.primeiroVencimento ?? primeiroVencimento,
      diaVencimento: ultimo?.diaVencimento ?? 10,
      formaPagamentoId: ultimo?.formaPagamentoId ?? opcoes.formasPagamento[0]?.id ?? null,
    };
  };
  return (
    <SecaoFormulario>
      <div style={{ gridColumn: '1 / -1' }}>
        <ListaDeCampos
          nome="precos"
          rotulo={t('precos')}
          nomeDoItem={(i) => `${t('preco')} ${i + 1}`}
          rotuloAdicionar={t('incluirPreco')}
          novo={novo}
          maximo={20}
        >
          {(prefixo) => (
            <>
              <CampoSelecao
                nome={`${prefixo}.precoId`}
                rotulo={t('preco')}
                colunas={6}
                aoMudar={(id) => preencher(prefixo, id)}
                opcoes={opcoes.precos.map((p) => ({
                  valor: p.id,
                  rotulo: `${p.descricao} · ${formatarReais(p.valorCentavos as Centavos)}`,
                }))}
              />
              <CampoTexto nome={`${prefixo}.descricao`} rotulo={t('descricao')} colunas={6} />
              <CampoDinheiro nome={`${prefixo}.valorCentavos`} rotulo={t('valor')} colunas={3} />
              <CampoNumero nome={`${prefixo}.parcelas`} rotulo={t('parcelas')} colunas={2} />
              <CampoData nome={`${prefixo}.primeiroVencimento`} rotulo={t('primeiroVencimento')} colunas={3} />
              <CampoNumero nome={`${prefixo}.diaVencimento`} rotulo={t('diaVencimento')} colunas={1} />
              <CampoSelecao
                nome={`${prefixo}.formaPagamentoId`}
                rotulo={t('formaPagamento')}
                colunas={3}
                opcoes={opcoes.formasPagamento.map((f) => ({ valor: f.id, rotulo: f.nome }))}
              />
            </>
          )}
        </ListaDeCampos>
      </div>
    </SecaoFormulario>
  );
}
