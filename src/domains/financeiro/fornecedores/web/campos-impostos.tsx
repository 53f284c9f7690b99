import type { z } from 'zod';
import {
  type Caminho,
  CampoDinheiro,
  CampoSelecao,
  CampoTaxa,
  dentro,
  ListaDeCampos,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { impostosDaConta } from '../esquemas.ts';
import { textosFornecedor } from '../texts.ts';
import { usePagamento } from './opcoes.ts';

type Props = {
  nome: Caminho<z.input<typeof impostosDaConta>>;
  rotulo: string;
  /** Of one bill, whose invoice may state another base and rate. */
  daConta?: boolean;
};

/** Which taxes are withheld: of a supplier usually, or of one bill. How much, the rates of their dates say. */
export function CamposImpostos({ nome, rotulo, daConta = false }: Props) {
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
        <>
          <CampoSelecao
            nome={dentro(item, 'nome')}
            rotulo={t('imposto')}
            colunas={daConta ? 6 : 12}
            opcoes={impostos}
            aoMudar={(escolhido) => definir(dentro(item, 'tipo'), tipoDoImposto(escolhido))}
          />
          {daConta && (
            <>
              <CampoDinheiro nome={dentro(item, 'baseCentavos')} rotulo={t('baseDaNota')} colunas={3} />
              <CampoTaxa nome={dentro(item, 'aliquota')} rotulo={t('aliquotaDaNota')} colunas={3} />
            </>
          )}
        </>
      )}
    </ListaDeCampos>
  );
}
