import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { ErroApi, mensagemDe } from '#platform/web/rede/api.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import type { Idioma } from '#shared/erros.ts';
import { errosDeCampo } from '#shared/validacao.ts';

type Valores = Record<string, string | boolean>;
/** Told when drawn, in the language of that moment; what the server said stays as it said it. */
type Erros = Readonly<Record<string, (idioma: Idioma) => string>>;

/**
 * The few fields of a public page, without the form kit: checks with the schema, shows every field error at once with the
 * first one focused, keeps what was typed when sending fails, and sends once.
 */
export function useFormularioSimples<V extends Valores>(opcoes: {
  inicial: V;
  esquema: z.ZodType<unknown, V>;
  enviar: (valores: V) => Promise<void>;
}) {
  const { idioma } = useIdioma();
  const id = useId();
  const formulario = useRef<HTMLFormElement>(null);
  const [valores, setValores] = useState(opcoes.inicial);
  const [erros, setErros] = useState<Erros>({});
  const [falha, setFalha] = useState<{ erro: unknown } | null>(null);
  const [enviando, setEnviando] = useState(false);

  const mostrar = (campos: readonly { path: string }[], contar: (idioma: Idioma) => readonly { path: string; message: string }[]): void => {
    const mensagemDo = (path: string) => (em: Idioma) => contar(em).find((achado) => achado.path === path)?.message ?? '';
    setErros(Object.fromEntries(campos.map(({ path }) => [path, mensagemDo(path)])));
    // The first wrong field in the order of the page, once it is drawn as wrong.
    requestAnimationFrame(() => formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const aoEnviar = async (evento: FormEvent): Promise<void> => {
    evento.preventDefault();
    evento.stopPropagation();
    if (enviando) return;
    setFalha(null);
    const lido = z.core.safeParse(opcoes.esquema, valores);
    if (!lido.success) {
      const { error } = lido;
      return mostrar(errosDeCampo(error, idioma), (em) => errosDeCampo(error, em));
    }
    setErros({});
    setEnviando(true);
    try {
      await opcoes.enviar(valores);
    } catch (erro) {
      const campos = erro instanceof ErroApi ? erro.fields.filter(({ path }) => path in valores) : [];
      if (campos.length > 0) mostrar(campos, () => campos);
      else setFalha({ erro });
    } finally {
      setEnviando(false);
    }
  };

  const mudar = (nome: keyof V & string, valor: string | boolean): void => {
    setValores((atuais) => ({ ...atuais, [nome]: valor }));
    setErros(({ [nome]: _resolvido, ...outros }) => outros);
  };
  const texto = (nome: keyof V & string) => ({
    id: `${id}-${nome}`,
    name: nome,
    value: String(valores[nome] ?? ''),
    error: erros[nome]?.(idioma) ?? null,
    required: true,
    onChange: (evento: { currentTarget: { value: string } }) => mudar(nome, evento.currentTarget.value),
  });
  const marca = (nome: keyof V & string) => ({
    id: `${id}-${nome}`,
    name: nome,
    checked: valores[nome] === true,
    error: erros[nome]?.(idioma) ?? null,
    onChange: (evento: { currentTarget: { checked: boolean } }) => mudar(nome, evento.currentTarget.checked),
  });
  const limpar = (): void => {
    setValores(opcoes.inicial);
    setErros({});
  };
  return {
    valores,
    texto,
    marca,
    falha: falha && mensagemDe(falha.erro, idioma),
    enviando,
    limpar,
    definir: mudar,
    propsDoFormulario: {
      ref: formulario,
      noValidate: true,
      onSubmit: (evento: FormEvent) => void aoEnviar(evento),
      onKeyDown: (evento: KeyboardEvent<HTMLFormElement>) => {
        if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return;
        evento.preventDefault();
        evento.currentTarget.requestSubmit();
      },
    },
  };
}
