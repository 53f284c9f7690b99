import { createElement, type CSSProperties, type ReactNode, useEffect } from 'react';
import type { Idioma } from '#shared/erros.ts';
import { tagDoIdioma } from '../i18n.tsx';
import { isNada } from './valores/alteracao.ts';
import { aposClique } from './envio/apos-clique.ts';
import type { Caminho } from './valores/caminho-tipado.ts';
import { lerCaminho } from './valores/caminhos.ts';
import { idDoCampo, useContextoDoFormulario } from './contexto.tsx';
import estilo from './formulario.module.css';

/** What every field takes. */
export type PropsCampo = {
  /** Path of the value in the form, from `camposDe(…)`: 'nome', 'enderecos.0.cep'. */
  nome: Caminho;
  rotulo: string;
  /** Columns of twelve that the field takes in a `<EmColunas>`; 4 unless told, all of them on a phone. */
  colunas?: number;
  dica?: ReactNode;
  /** Only where the schema cannot tell, such as "required when…". */
  obrigatorio?: boolean;
  desabilitado?: boolean;
  autoFoco?: boolean;
};

type Opcoes = { formatar?: (valor: unknown) => string; sensivel?: boolean };

/** Changes when a field's value was set from outside: what keeps its own text starts again from it. */
export const useChave = (nome: Caminho): string => useContextoDoFormulario().form.key(nome);

/** The props that every input takes from its field. */
export type PropsComuns = ReturnType<typeof useCampo>['comum'];

/** A message in its own language, where that is not the one in use. */
const comLingua = (mensagem: string | undefined, lingua: Idioma | undefined): ReactNode =>
  mensagem === undefined || lingua === undefined ? mensagem : createElement('span', { lang: tagDoIdioma(lingua) }, mensagem);

/** A field's link to its form: value, change, error and the props that every Mantine input shares. */
export function useCampo(props: PropsCampo, { formatar = String, sensivel = false }: Opcoes = {}) {
  const { nome, rotulo } = props;
  const contexto = useContextoDoFormulario();
  const { form, campos, locais } = contexto;
  contexto.conferirNoEsquema(nome);
  useEffect(() => {
    campos.current.set(nome, { nome, rotulo, formatar: (valor) => (isNada(valor) ? '' : formatar(valor)), sensivel });
  });
  useEffect(() => {
    const [registrados, recusados] = [campos.current, locais.current];
    return () => {
      registrados.delete(nome);
      recusados.delete(nome);
    };
  }, [nome, campos, locais]);
  const obrigatorio = props.obrigatorio ?? contexto.isObrigatorio(nome);
  return {
    chave: form.key(nome),
    valor: lerCaminho(form.getValues(), nome),
    mudar: (valor: unknown): void => form.setFieldValue(nome, valor, { forceUpdate: false }),
    /** A text that cannot be read is refused at saving, whatever the schema says. */
    recusar: (mensagem: string | null): void => {
      if (mensagem === null) locais.current.delete(nome);
      else locais.current.set(nome, mensagem);
    },
    aoSair: (): void => aposClique(() => contexto.conferir(nome)),
    somenteLeitura: contexto.somenteLeitura,
    comum: {
      id: idDoCampo(contexto.id, nome),
      name: nome,
      label: rotulo,
      description: props.dica,
      error: comLingua(form.errors[nome], contexto.linguas[nome]),
      required: obrigatorio,
      disabled: props.desabilitado,
      readOnly: contexto.somenteLeitura,
      autoFocus: props.autoFoco,
      // A window that opens with its fields starts here too.
      'data-foco': props.autoFoco || undefined,
      className: estilo.campo,
      style: { '--colunas': props.colunas ?? 4 } as CSSProperties,
    },
  };
}
