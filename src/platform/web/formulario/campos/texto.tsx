import { InputBase, TextInput } from '@mantine/core';
import type { ComponentProps, CSSProperties } from 'react';
import { type PropsCampo, useCampo } from '../campo.ts';
import estilo from '../formulario.module.css';

type PropsTexto = PropsCampo & { maximo?: number; aoMudar?: (valor: string) => void } & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'placeholder' | 'type' | 'spellCheck'
  >;

/** One line of text. */
export function CampoTexto(props: PropsTexto) {
  const { autoComplete = 'off', inputMode, placeholder, type, spellCheck, maximo = 255 } = props;
  const { chave, valor, mudar, aoSair, comum } = useCampo(props);
  return (
    <TextInput
      key={chave}
      {...comum}
      {...{ autoComplete, inputMode, placeholder, type, spellCheck }}
      maxLength={maximo}
      defaultValue={typeof valor === 'string' ? valor : ''}
      onChange={(evento) => {
        mudar(evento.currentTarget.value);
        props.aoMudar?.(evento.currentTarget.value);
      }}
      onBlur={aoSair}
    />
  );
}

/** An e-mail address. */
export function CampoEmail(props: PropsTexto) {
  return <CampoTexto type="email" inputMode="email" spellCheck={false} maximo={254} {...props} />;
}

/** Several lines of text; grows with what is typed. */
export function CampoTextoLongo(props: PropsCampo & { maximo?: number; linhas?: number; placeholder?: string }) {
  const { linhas = 3 } = props;
  const { chave, valor, mudar, aoSair, comum } = useCampo({ colunas: 12, ...props });
  return (
    <InputBase
      key={chave}
      {...comum}
      component="textarea"
      multiline
      placeholder={props.placeholder}
      maxLength={props.maximo ?? 4000}
      rows={linhas}
      style={{ ...comum.style, '--linhas': linhas } as CSSProperties}
      classNames={{ input: estilo.longo }}
      defaultValue={typeof valor === 'string' ? valor : ''}
      onChange={(evento) => mudar(evento.currentTarget.value)}
      onBlur={aoSair}
    />
  );
}
