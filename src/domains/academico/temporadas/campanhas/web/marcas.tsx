import { useId, useState } from 'react';
import { type PropsCampo, useCampo, useChave } from '#platform/web/formulario/campo.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosTemporada } from '../texts.ts';
import estilo from './temporadas.module.css';

type Valor = string | number;
type Props = PropsCampo & { opcoes: readonly { valor: Valor; rotulo: string }[] };

/** Several of a list, ticked: the value is what is ticked, in the order of the list, and what was ticked of another list. */
export function Marcas(props: Props) {
  return <Caixas key={useChave(props.nome)} {...props} />;
}

function Caixas({ opcoes, ...props }: Props) {
  const t = useTextos(textosTemporada);
  const { valor, mudar, comum, ...campo } = useCampo(props);
  const somenteLeitura = campo.somenteLeitura || comum.disabled === true;
  const [marcados, setMarcados] = useState<ReadonlySet<Valor>>(new Set(Array.isArray(valor) ? (valor as Valor[]) : []));
  const idErro = useId();
  const marcar = (quais: ReadonlySet<Valor>): void => {
    setMarcados(quais);
    const oferecidos = opcoes.map((opcao) => opcao.valor);
    mudar([...new Set([...oferecidos, ...quais])].filter((um) => quais.has(um)));
  };
  const tudo = opcoes.length > 0 && opcoes.every((opcao) => marcados.has(opcao.valor));
  const marcarTudo = (sim: boolean): void => {
    const oferecidos = new Set(opcoes.map((opcao) => opcao.valor));
    const outros = [...marcados].filter((um) => !oferecidos.has(um));
    marcar(new Set(sim ? [...oferecidos, ...outros] : outros));
  };
  return (
    <fieldset
      id={comum.id}
      className={`${comum.className} ${estilo.marcas}`}
      style={comum.style}
      aria-describedby={comum.error ? idErro : undefined}
    >
      <legend>{props.rotulo}</legend>
      {!somenteLeitura && opcoes.length > 2 && (
        <label className={estilo.todas}>
          <input type="checkbox" checked={tudo} onChange={() => marcarTudo(!tudo)} /> {t('todas')}
        </label>
      )}
      <div className={estilo.opcoes}>
        {opcoes.map(({ valor: um, rotulo }) => (
          <label key={um}>
            <input
              type="checkbox"
              disabled={somenteLeitura}
              checked={marcados.has(um)}
              onChange={({ currentTarget: { checked } }) =>
                marcar(checked ? new Set([...marcados, um]) : new Set([...marcados].filter((outro) => outro !== um)))
              }
            />{' '}
            {rotulo}
          </label>
        ))}
      </div>
      {comum.error && (
        <p id={idErro} className={estilo.erro}>
          {comum.error}
        </p>
      )}
    </fieldset>
  );
}
