import { useTextos } from '#platform/web/i18n.tsx';
import {
  type Caminho,
  CampoData,
  CampoDinheiro,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  dentro,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { aPartirDaEntrada, type EntradaDoAluno, primeiroVencimento } from '../entrada-tardia.ts';
import { AvisoDeEntradaTardia } from './aviso-de-entrada-tardia.tsx';
import { MotivoAcimaDaAnuidade } from './motivo-acima-da-anuidade.tsx';
import type { OpcoesDasLinhas } from './opcoes.ts';
import type { PrecoDigitado } from './linhas.ts';
import type { novoContratoEsquema } from '../esquemas.ts';
import type { z } from 'zod';

const campo = camposDe<typeof novoContratoEsquema>();
type Linha = z.input<typeof novoContratoEsquema>['precos'][number];

/**
 * The price lines: choosing a price of the year fills description, amount and installments, from the month of the entry on, all still
 * open to change.
 */
export function CamposPrecos({ opcoes, entrada }: { opcoes: OpcoesDasLinhas; entrada: EntradaDoAluno }) {
  const t = useTextos(textosContrato);
  const { definir, ler } = useFormulario();
  const preencher = (prefixo: Caminho<Linha>, id: number | null): void => {
    const preco = opcoes.precos.find((p) => p.id === id);
    if (!preco) return;
    definir(dentro(prefixo, 'descricao'), preco.descricao);
    const { valorCentavos, parcelas } = aPartirDaEntrada(preco, entrada.ano, entrada.dataMatricula);
    definir(dentro(prefixo, 'valorCentavos'), valorCentavos);
    definir(dentro(prefixo, 'parcelas'), parcelas);
  };
  const novo = (): PrecoDigitado => {
    const ultimo = ler(campo('precos'))?.at(-1);
    return {
      precoId: null,
      descricao: '',
      valorCentavos: null,
      parcelas: 12,
      primeiroVencimento: ultimo?.primeiroVencimento ?? primeiroVencimento(entrada.ano, entrada.dataMatricula),
      diaVencimento: ultimo?.diaVencimento ?? 10,
      formaPagamentoId: ultimo?.formaPagamentoId ?? opcoes.formasPagamento[0]?.id ?? null,
    };
  };
  return (
    <SecaoFormulario>
      <div className="inteira">
        <AvisoDeEntradaTardia precos={opcoes.precos} entrada={entrada} />
        <ListaDeCampos
          nome={campo('precos')}
          rotulo={t('precos')}
          nomeDoItem={(i) => `${t('preco')} ${i + 1}`}
          rotuloAdicionar={t('incluirPreco')}
          novo={novo}
          maximo={20}
          apontadores={{ nome: campo('descontos'), campo: 'precoIndice', desde: 0 }}
        >
          {(prefixo) => (
            <>
              <CampoSelecao
                nome={dentro(prefixo, 'precoId')}
                rotulo={t('preco')}
                colunas={6}
                aoMudar={(id) => preencher(prefixo, id)}
                opcoes={opcoes.precos.map((p) => ({
                  valor: p.id,
                  rotulo: `${p.descricao} · ${formatarReais(p.valorCentavos)}`,
                }))}
              />
              <CampoTexto nome={dentro(prefixo, 'descricao')} rotulo={t('descricao')} colunas={6} />
              <CampoDinheiro nome={dentro(prefixo, 'valorCentavos')} rotulo={t('valor')} colunas={3} />
              <CampoNumero nome={dentro(prefixo, 'parcelas')} rotulo={t('parcelas')} colunas={2} />
              <CampoData nome={dentro(prefixo, 'primeiroVencimento')} rotulo={t('primeiroVencimento')} colunas={3} />
              <CampoNumero nome={dentro(prefixo, 'diaVencimento')} rotulo={t('diaVencimento')} colunas={1} />
              <CampoSelecao
                nome={dentro(prefixo, 'formaPagamentoId')}
                rotulo={t('formaPagamento')}
                colunas={3}
                opcoes={opcoes.formasPagamento.map((f) => ({ valor: f.id, rotulo: f.nome }))}
              />
            </>
          )}
        </ListaDeCampos>
      </div>
      <MotivoAcimaDaAnuidade opcoes={opcoes} />
    </SecaoFormulario>
  );
}
