import { chamar } from '#platform/web/rede/api.ts';
import {
  CampoAlternar,
  CampoData,
  CampoDinheiro,
  CampoMarcar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  FormularioDeRegistro,
  EmColunas,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { descontosApi as api } from '#domains/financeiro/cadastros/api.ts';
import { edicaoDesconto, novoDesconto } from '#domains/financeiro/cadastros/esquemas.ts';
import { formasDesconto, tiposDesconto } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';

const campo = camposDe<typeof novoDesconto>();

type Tipo = (typeof tiposDesconto)[number]['valor'];
const novo = {
  nome: '',
  tipo: 'bolsa' as const,
  forma: 'percentual' as const,
  percentual: null,
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 100,
  validoDe: null,
  validoAte: null,
  ativo: true,
};

/** A discount. */
export default function FormularioDesconto({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoDesconto,
        valores: novo,
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoDesconto,
          valores: { ...registro, tipo: registro.tipo as Tipo },
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <Campos />
    </FormularioDeRegistro>
  );
}

function Campos() {
  const t = useTextos(textosCadastros);
  const porValor = useValor(campo('forma')) === 'valor';
  return (
    <EmColunas>
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={6} maximo={80} autoFoco />
      <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={6} opcoes={useOpcoes(tiposDesconto)} />
      <CampoSelecao nome={campo('forma')} rotulo={t('forma')} colunas={6} opcoes={useOpcoes(formasDesconto)} />
      {porValor ? (
        <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('porParcela')} colunas={6} obrigatorio />
      ) : (
        <CampoTaxa nome={campo('percentual')} rotulo={t('percentual')} colunas={6} obrigatorio />
      )}
      {!porValor && <CampoDinheiro nome={campo('limiteCentavos')} rotulo={t('limite')} dica={t('limiteAjuda')} colunas={12} />}
      <CampoData nome={campo('validoDe')} rotulo={t('validoDe')} dica={t('validadeAjuda')} colunas={4} />
      <CampoData nome={campo('validoAte')} rotulo={t('validoAte')} colunas={4} />
      <CampoNumero nome={campo('prioridade')} rotulo={t('prioridade')} colunas={4} />
      <CampoMarcar nome={campo('condicional')} rotulo={t('condicional')} colunas={12} />
      <CampoMarcar nome={campo('sobreValorCheio')} rotulo={t('sobreValorCheio')} dica={t('sobreValorCheioAjuda')} colunas={12} />
      <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
    </EmColunas>
  );
}
