import { TextInput } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { formatarCep, normalizarCep } from '#shared/documentos/cep.ts';
import { formatarCnpj, normalizarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarCpf, normalizarCpf } from '#shared/documentos/cpf.ts';
import { formatarCpfOuCnpj, normalizarCpfOuCnpj } from '#shared/documentos/cpf-ou-cnpj.ts';
import { formatarPis, normalizarPis } from '#shared/documentos/pis.ts';
import { formatarTelefone, normalizarTelefone } from '#shared/documentos/telefone.ts';
import { formatarTituloEleitor, normalizarTituloEleitor } from '#shared/documentos/titulo-eleitor.ts';
import { type PropsCampo, useCampo, useChave } from '../campo.ts';
import { aoDigitarComMascara } from './mascara.ts';

export type PropsMascarado = PropsCampo & { aoMudar?: (valor: string) => void };
type Mascara = {
  formatar: (texto: string) => string;
  normalizar: (texto: string) => string;
  /** Longest text with mask; pasted text with other separators still fits. */
  maximo: number;
  /** The mask is put on only when the field is left (phones: the shape is known at the end). */
  aoSair?: boolean;
};

type Props = PropsMascarado & { mascara: Mascara } & Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'autoComplete'>;

/** A text that is stored without its mask and shown with it; accepts both, typed or pasted. */
export function CampoMascarado(props: Props) {
  return <Entrada key={useChave(props.nome)} {...props} />;
}

function Entrada({ mascara, inputMode, placeholder, autoComplete = 'off', ...props }: Props) {
  const { valor, mudar, aoSair, comum } = useCampo(props, { formatar: (guardado) => mascara.formatar(String(guardado)) });
  const [texto, setTexto] = useState(() => mascara.formatar(typeof valor === 'string' ? valor : ''));
  return (
    <TextInput
      {...comum}
      {...{ inputMode, placeholder, autoComplete }}
      spellCheck={false}
      maxLength={mascara.maximo + 8}
      value={texto}
      onChange={({ currentTarget: { value, selectionStart } }) => {
        const visto = mascara.aoSair ? value : aoDigitarComMascara(texto, value, selectionStart === value.length, mascara.formatar);
        setTexto(visto);
        const guardado = mascara.normalizar(visto);
        mudar(guardado);
        props.aoMudar?.(guardado);
      }}
      onBlur={() => {
        setTexto(mascara.formatar(mascara.normalizar(texto)));
        aoSair();
      }}
    />
  );
}

const mascaras = {
  cpf: { formatar: formatarCpf, normalizar: normalizarCpf, maximo: 14 },
  cnpj: { formatar: formatarCnpj, normalizar: normalizarCnpj, maximo: 18 },
  cpfOuCnpj: { formatar: formatarCpfOuCnpj, normalizar: normalizarCpfOuCnpj, maximo: 18 },
  cep: { formatar: formatarCep, normalizar: normalizarCep, maximo: 9 },
  telefone: { formatar: formatarTelefone, normalizar: normalizarTelefone, maximo: 19, aoSair: true },
  pis: { formatar: formatarPis, normalizar: normalizarPis, maximo: 14 },
  tituloEleitor: { formatar: formatarTituloEleitor, normalizar: normalizarTituloEleitor, maximo: 14 },
} satisfies Record<string, Mascara>;

export const CampoCpf = (props: PropsMascarado) => (
  <CampoMascarado {...props} mascara={mascaras.cpf} inputMode="numeric" placeholder="000.000.000-00" />
);
/** A CNPJ may carry letters since July 2026: the mask keeps them. */
export const CampoCnpj = (props: PropsMascarado) => <CampoMascarado {...props} mascara={mascaras.cnpj} placeholder="00.000.000/0000-00" />;
/** Up to eleven digits are a CPF; more digits or a letter make a CNPJ. */
export const CampoCpfOuCnpj = (props: PropsMascarado) => <CampoMascarado {...props} mascara={mascaras.cpfOuCnpj} />;
export const CampoTelefone = (props: PropsMascarado) => (
  <CampoMascarado {...props} mascara={mascaras.telefone} inputMode="tel" placeholder="(00) 00000-0000" />
);
export const CampoPis = (props: PropsMascarado) => <CampoMascarado {...props} mascara={mascaras.pis} inputMode="numeric" />;
export const CampoTituloEleitor = (props: PropsMascarado) => (
  <CampoMascarado {...props} mascara={mascaras.tituloEleitor} inputMode="numeric" />
);

/** A CEP; `aoPreencher` is called once with each complete CEP that the user types, to fill the address. */
export function CampoCep({ aoPreencher, ...props }: PropsMascarado & { aoPreencher?: (cep: string) => void }) {
  const [ultimo, setUltimo] = useState<string | null>(null);
  const aoMudar = (cep: string) => {
    props.aoMudar?.(cep);
    if (!/^\d{8}$/.test(cep) || cep === ultimo) return;
    setUltimo(cep);
    aoPreencher?.(cep);
  };
  return <CampoMascarado {...props} aoMudar={aoMudar} mascara={mascaras.cep} inputMode="numeric" placeholder="00000-000" />;
}
