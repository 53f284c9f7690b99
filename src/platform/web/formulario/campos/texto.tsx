import { Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type PropsCampo, useCampo } from '../campo.ts';

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
  const { chave, valor, mudar, aoSair, comum } = useCampo({ colunas: 12, ...props });
  return (
    <Textarea
      key={chave}
      {...comum}
      placeholder={props.placeholder}
      maxLength={props.maximo ?? 4000}
      autosize
      minRows={props.linhas ?? 3}
      maxRows={14}
      defaultValue={typeof valor === 'string' ? valor : ''}
      onChange={(evento) => mudar(evento.currentTarget.value)}
      onBlur={aoSair}
    />
  );
}
