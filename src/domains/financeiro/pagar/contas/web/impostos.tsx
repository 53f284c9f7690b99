import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { camposDe, CampoSelecao, dentro, ListaDeCampos, SecaoFormulario, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosPagar } from '../../texts.ts';
import type { novaContaPagar } from '../esquemas.ts';

const campo = camposDe<typeof novaContaPagar>();

/** Which taxes are withheld of a bill; how much, the rates of their dates say. */
export function Impostos() {
  const t = useTextos(textosPagar);
  const { impostos, tipoDoImposto } = usePagamento();
  const { definir } = useFormulario();
  return (
    <SecaoFormulario>
      <div className="inteira">
        <ListaDeCampos
          nome={campo('impostos')}
          rotulo={t('impostos')}
          nomeDoItem={(i) => t('impostoN', { i: i + 1 })}
          rotuloAdicionar={t('adicionarImposto')}
          novo={() => ({ tipo: 'iss', nome: '' })}
          maximo={10}
        >
          {(item) => (
            <CampoSelecao
              nome={dentro(item, 'nome')}
              rotulo={t('imposto')}
              colunas={12}
              opcoes={impostos}
              aoMudar={(nome) => definir(dentro(item, 'tipo'), tipoDoImposto(nome))}
            />
          )}
        </ListaDeCampos>
      </div>
    </SecaoFormulario>
  );
}
