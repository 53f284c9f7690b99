import type { z } from 'zod';
import { type Caminho, CampoSelecao, dentro, ListaDeCampos, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { impostoRetido } from '../esquemas.ts';
import { textosFornecedor } from '../texts.ts';
import { usePagamento } from './opcoes.ts';

type Props = { nome: Caminho<readonly z.input<typeof impostoRetido>[] | undefined>; rotulo: string };

/** Which taxes are withheld: of a supplier usually, or of one bill. How much, the rates of their dates say. */
export function CamposImpostos({ nome, rotulo }: Props) {
  const t = useTextos(textosFornecedor);
  const { impostos, tipoDoImposto } = usePagamento();
  const { definir } = useFormulario();
  return (
    <ListaDeCampos
      nome={nome}
      rotulo={rotulo}
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
          aoMudar={(escolhido) => definir(dentro(item, 'tipo'), tipoDoImposto(escolhido))}
        />
      )}
    </ListaDeCampos>
  );
}
