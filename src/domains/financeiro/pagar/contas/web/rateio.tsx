import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import {
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  dentro,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosPagar } from '../../texts.ts';
import type { novaContaPagar } from '../esquemas.ts';

const campo = camposDe<typeof novaContaPagar>();
const inteiro = (valor: unknown): number => (typeof valor === 'number' && Number.isSafeInteger(valor) ? valor : 0);

/** Which categories and cost centres bear a bill; what is missing or too much is in sight while one types. */
export function Rateio() {
  const t = useTextos(textosPagar);
  const { categorias, centros } = usePagamento();
  const { ler } = useFormulario();
  const resta = (): number =>
    inteiro(ler(campo('valorCentavos'))) - (ler(campo('rateio')) ?? []).reduce((soma, parte) => soma + inteiro(parte?.valorCentavos), 0);
  return (
    <SecaoFormulario>
      <div className="inteira">
        <ListaDeCampos
          nome={campo('rateio')}
          rotulo={t('rateio')}
          nomeDoItem={(i) => t('parteN', { i: i + 1 })}
          rotuloAdicionar={t('adicionarParte')}
          novo={() => ({ categoriaFinanceiraId: null, centroCustoId: null, valorCentavos: Math.max(0, resta()) || null })}
          minimo={1}
          maximo={50}
        >
          {(item) => (
            <>
              <CampoSelecao nome={dentro(item, 'categoriaFinanceiraId')} rotulo={t('categoria')} colunas={5} opcoes={categorias} />
              <CampoSelecao nome={dentro(item, 'centroCustoId')} rotulo={t('centroCusto')} colunas={4} opcoes={centros} />
              <CampoDinheiro nome={dentro(item, 'valorCentavos')} rotulo={t('valor')} colunas={3} />
            </>
          )}
        </ListaDeCampos>
        <Resta />
      </div>
    </SecaoFormulario>
  );
}

function Resta() {
  const t = useTextos(textosPagar);
  const valor = inteiro(useValor(campo('valorCentavos')));
  const rateio = useValor(campo('rateio')) ?? [];
  const resta = valor - rateio.reduce((soma: number, parte) => soma + inteiro(parte?.valorCentavos), 0);
  if (valor === 0 || resta === 0) return <p role="status" />;
  return (
    <p role="status" className="consequencia">
      {t(resta > 0 ? 'falta' : 'sobra', { valor: formatarReais(centavos(Math.abs(resta))) })}
    </p>
  );
}
