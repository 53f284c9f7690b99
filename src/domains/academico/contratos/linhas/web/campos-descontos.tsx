import {
  type Caminho,
  CampoDinheiro,
  CampoMarcar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  dentro,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import type { DescontoDigitado } from './linhas.ts';
import type { OpcoesDasLinhas } from './opcoes.ts';
import type { novoContratoEsquema } from '../esquemas.ts';
import type { z } from 'zod';

const campo = camposDe<typeof novoContratoEsquema>();
type Linha = NonNullable<z.input<typeof novoContratoEsquema>['descontos']>[number];

const novo = (): DescontoDigitado => ({
  descontoId: null,
  descricao: '',
  precoIndice: null,
  forma: 'percentual',
  percentual: null,
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 100,
  parcelaDe: 1,
  parcelaAte: null,
});

/** The discount lines: which price they bite on, from which installment to which, and whether paying late loses them. */
export function CamposDescontos({ opcoes }: { opcoes: OpcoesDasLinhas }) {
  const t = useTextos(textosContrato);
  const { definir } = useFormulario();
  const preencher = (item: Caminho<Linha>, id: number | null): void => {
    const desconto = opcoes.descontos.find((d) => d.id === id);
    if (!desconto) return;
    const { id: _, nome, ...valores } = desconto;
    definir(dentro(item, 'descricao'), nome);
    for (const parte of Object.keys(valores) as (keyof typeof valores)[]) definir(dentro(item, parte), valores[parte]);
  };
  return (
    <SecaoFormulario>
      <div className="inteira">
        <ListaDeCampos
          nome={campo('descontos')}
          rotulo={t('descontos')}
          nomeDoItem={(i) => `${t('desconto')} ${i + 1}`}
          rotuloAdicionar={t('incluirDesconto')}
          novo={novo}
          maximo={20}
        >
          {(prefixo) => <Desconto prefixo={prefixo} opcoes={opcoes} preencher={preencher} />}
        </ListaDeCampos>
      </div>
    </SecaoFormulario>
  );
}

function Desconto({
  prefixo,
  opcoes,
  preencher,
}: {
  prefixo: Caminho<Linha>;
  opcoes: OpcoesDasLinhas;
  preencher: (item: Caminho<Linha>, id: number | null) => void;
}) {
  const t = useTextos(textosContrato);
  const forma = useValor(dentro(prefixo, 'forma'));
  const precos = useValor(campo('precos')) ?? [];
  return (
    <>
      <CampoSelecao
        nome={dentro(prefixo, 'descontoId')}
        rotulo={t('desconto')}
        colunas={4}
        aoMudar={(id) => preencher(prefixo, id)}
        dica={t('descontosDeHoje')}
        opcoes={opcoes.descontos.map((d) => ({ valor: d.id, rotulo: d.nome }))}
      />
      <CampoTexto nome={dentro(prefixo, 'descricao')} rotulo={t('descricao')} colunas={4} />
      <CampoSelecao
        nome={dentro(prefixo, 'precoIndice')}
        rotulo={t('sobre')}
        colunas={4}
        placeholder={t('todosOsPrecos')}
        opcoes={precos.map((p, i) => ({ valor: i, rotulo: p.descricao || `${t('preco')} ${i + 1}` }))}
      />
      <CampoSelecao
        nome={dentro(prefixo, 'forma')}
        rotulo={t('forma')}
        colunas={3}
        opcoes={[
          { valor: 'percentual', rotulo: t('percentual') },
          { valor: 'valor', rotulo: t('valorPorParcela') },
        ]}
      />
      {forma === 'valor' ? (
        <CampoDinheiro nome={dentro(prefixo, 'valorCentavos')} rotulo={t('valorPorParcela')} colunas={3} />
      ) : (
        <>
          <CampoTaxa nome={dentro(prefixo, 'percentual')} rotulo={t('percentual')} colunas={2} />
          <CampoDinheiro nome={dentro(prefixo, 'limiteCentavos')} rotulo={t('limitePorParcela')} placeholder={t('semLimite')} colunas={3} />
        </>
      )}
      <CampoNumero nome={dentro(prefixo, 'parcelaDe')} rotulo={t('daParcela')} colunas={2} />
      <CampoNumero nome={dentro(prefixo, 'parcelaAte')} rotulo={t('ateAParcela')} colunas={2} />
      <CampoMarcar nome={dentro(prefixo, 'condicional')} rotulo={t('ateOVencimento')} colunas={forma === 'valor' ? 2 : 12} />
    </>
  );
}
