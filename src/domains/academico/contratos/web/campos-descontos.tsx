import {
  CampoDinheiro,
  CampoMarcar,
  CampoNumero,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosContrato } from '../texts.ts';
import type { DescontoDigitado, PrecoDigitado } from './linhas.ts';
import type { OpcoesDasLinhas } from './opcoes.ts';

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
  const preencher = (prefixo: string, id: number | null): void => {
    const desconto = opcoes.descontos.find((d) => d.id === id);
    if (!desconto) return;
    const { id: _, nome, ...valores } = desconto;
    definir(`${prefixo}.descricao`, nome);
    for (const [campo, valor] of Object.entries(valores)) definir(`${prefixo}.${campo}`, valor);
  };
  return (
    <SecaoFormulario>
      <div style={{ gridColumn: '1 / -1' }}>
        <ListaDeCampos
          nome="descontos"
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
  prefixo: string;
  opcoes: OpcoesDasLinhas;
  preencher: (prefixo: string, id: number | null) => void;
}) {
  const t = useTextos(textosContrato);
  const forma = useValor(`${prefixo}.forma`);
  const precos = (useValor('precos') as PrecoDigitado[] | undefined) ?? [];
  return (
    <>
      <CampoSelecao
        nome={`${prefixo}.descontoId`}
        rotulo={t('desconto')}
        colunas={4}
        aoMudar={(id) => preencher(prefixo, id)}
        dica={t('descontosDeHoje')}
        opcoes={opcoes.descontos.map((d) => ({ valor: d.id, rotulo: d.nome }))}
      />
      <CampoTexto nome={`${prefixo}.descricao`} rotulo={t('descricao')} colunas={4} />
      <CampoSelecao
        nome={`${prefixo}.precoIndice`}
        rotulo={t('sobre')}
        colunas={4}
        placeholder={t('todosOsPrecos')}
        opcoes={precos.map((p, i) => ({ valor: i, rotulo: p.descricao || `${t('preco')} ${i + 1}` }))}
      />
      <CampoSelecao
        nome={`${prefixo}.forma`}
        rotulo={t('forma')}
        colunas={3}
        opcoes={[
          { valor: 'percentual', rotulo: t('percentual') },
          { valor: 'valor', rotulo: t('valorPorParcela') },
        ]}
      />
      {forma === 'valor' ? (
        <CampoDinheiro nome={`${prefixo}.valorCentavos`} rotulo={t('valorPorParcela')} colunas={3} />
      ) : (
        <>
          <CampoTaxa nome={`${prefixo}.percentual`} rotulo={t('percentual')} colunas={2} />
          <CampoDinheiro nome={`${prefixo}.limiteCentavos`} rotulo={t('limitePorParcela')} placeholder={t('semLimite')} colunas={3} />
        </>
      )}
      <CampoNumero nome={`${prefixo}.parcelaDe`} rotulo={t('daParcela')} colunas={2} />
      <CampoNumero nome={`${prefixo}.parcelaAte`} rotulo={t('ateAParcela')} colunas={2} />
      <CampoMarcar nome={`${prefixo}.condicional`} rotulo={t('ateOVencimento')} colunas={forma === 'valor' ? 2 : 12} />
    </>
  );
}
