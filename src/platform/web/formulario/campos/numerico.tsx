import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { centavos, formatarReais, parseReais } from '#shared/dinheiro.ts';
import { useIdioma, useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo, useChave } from '../campo.ts';
import estilo from '../formulario.module.css';
import { escreverNumero, lerNumeroDigitado, semMilharesIngleses } from './numeros.ts';
import { textosFormulario } from '../texts.ts';

type Leitura = { valor: number | string } | { erro: string };
type Props = PropsCampo & {
  ler: (texto: string) => Leitura;
  escrever: (valor: unknown) => string;
  inteiro?: boolean;
  sufixo?: ReactNode;
  placeholder?: string;
  aoMudar?: (valor: number | string | null) => void;
};

function CampoNumerico(props: Props) {
  return <Entrada key={useChave(props.nome)} {...props} />;
}

function Entrada({ ler, escrever, inteiro, sufixo, placeholder, aoMudar, ...props }: Props) {
  const { valor, mudar, recusar, aoSair, comum } = useCampo(props, { formatar: escrever });
  const [texto, setTexto] = useState(() => (valor === null || valor === undefined || valor === '' ? '' : escrever(valor)));
  const lerTexto = (novo: string) => (novo.trim() === '' ? { valor: null } : ler(novo));
  useEffect(() => {
    // What cannot be read is refused in the language in use.
    const leitura = lerTexto(texto);
    if ('erro' in leitura) recusar(leitura.erro);
  });
  const aceitar = (novo: string) => {
    const leitura = lerTexto(novo);
    recusar('erro' in leitura ? leitura.erro : null);
    // An unreadable text stays in the form as it is: it counts as a change and is refused at saving.
    const guardado = 'erro' in leitura ? novo : leitura.valor;
    mudar(guardado);
    if (!('erro' in leitura)) aoMudar?.(leitura.valor);
  };
  return (
    <TextInput
      {...comum}
      inputMode={inteiro ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={30}
      classNames={{ input: estilo.direita }}
      rightSection={sufixo}
      placeholder={placeholder}
      value={texto}
      onFocus={(evento) => evento.currentTarget.select()}
      onChange={(evento) => {
        setTexto(evento.currentTarget.value);
        aceitar(evento.currentTarget.value);
      }}
      onBlur={() => {
        const leitura = texto.trim() === '' ? null : ler(texto);
        if (leitura && 'valor' in leitura) setTexto(escrever(leitura.valor));
        aoSair();
      }}
    />
  );
}

/** Money: typed '1250,9', shown 'R$ 1.250,90', kept as an integer of centavos. A placeholder says what no amount means. */
export function CampoDinheiro(props: PropsCampo & { placeholder?: string; aoMudar?: (centavos: number | null) => void }) {
  const t = useTextos(textosFormulario);
  const emIngles = useIdioma().idioma === 'en';
  const { aoMudar, ...resto } = props;
  const ler = (texto: string): Leitura => {
    // No amount has three decimals: '1,250' can only be the English thousand.
    const lido = parseReais(emIngles ? semMilharesIngleses(texto, { comDecimais: false }) : texto);
    return lido === null ? { erro: t('valorInvalido') } : { valor: lido };
  };
  const escrever = (valor: unknown) => (typeof valor === 'number' ? formatarReais(centavos(valor)) : String(valor));
  return (
    <CampoNumerico {...resto} ler={ler} escrever={escrever} aoMudar={(valor) => aoMudar?.(typeof valor === 'number' ? valor : null)} />
  );
}

/** A number that is no money: a whole number (kept as number), or with `casas` decimals (kept as decimal text '12.5000'). */
export function CampoNumero({
  casas = 0,
  ...props
}: PropsCampo & { casas?: number; sufixo?: ReactNode; aoMudar?: (valor: number | string | null) => void }) {
  const t = useTextos(textosFormulario);
  const emIngles = useIdioma().idioma === 'en';
  const ler = (texto: string): Leitura => {
    const lido = lerNumeroDigitado(emIngles ? semMilharesIngleses(texto, { comDecimais: casas > 0 }) : texto, casas);
    if (lido === null) return { erro: casas === 0 ? t('inteiroInvalido') : t('casasDemais', { casas }) };
    if (casas > 0) return { valor: lido };
    const inteiro = Number.parseInt(lido, 10);
    return Number.isSafeInteger(inteiro) ? { valor: inteiro } : { erro: t('numeroInvalido') };
  };
  return <CampoNumerico {...props} inteiro={casas === 0} ler={ler} escrever={(valor) => escreverNumero(String(valor), 0)} />;
}

/** A year, such as 2026: a whole number that is written as it is typed. */
export function CampoAno(props: PropsCampo) {
  const t = useTextos(textosFormulario);
  const ler = (texto: string): Leitura => (/^\d{1,4}$/.test(texto.trim()) ? { valor: Number(texto.trim()) } : { erro: t('anoInvalido') });
  return <CampoNumerico {...props} inteiro ler={ler} escrever={String} />;
}

/** A rate or percentage: typed '2,5', shown '2,50 %', kept as decimal text '2.5000'. */
export function CampoTaxa(props: PropsCampo & { aoMudar?: (taxa: string | null) => void }) {
  const t = useTextos(textosFormulario);
  const emIngles = useIdioma().idioma === 'en';
  const { aoMudar, ...resto } = props;
  const ler = (texto: string): Leitura => {
    const lido = lerNumeroDigitado(emIngles ? semMilharesIngleses(texto, { comDecimais: true }) : texto, 4);
    return lido === null ? { erro: t('casasDemais', { casas: 4 }) } : { valor: lido };
  };
  return (
    <CampoNumerico
      {...resto}
      ler={ler}
      escrever={(valor) => `${escreverNumero(String(valor), 2)} %`}
      aoMudar={(valor) => aoMudar?.(valor === null ? null : String(valor))}
    />
  );
}
