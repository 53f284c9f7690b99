import clsx from 'clsx';
import { useId } from 'react';
import { useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo } from '../campo.ts';
import estilo from '../formulario.module.css';
import { textosFormulario } from '../texts.ts';

type Props = PropsCampo & { aoMudar?: (marcado: boolean) => void };

/** A tick: the record says yes or no when it is saved. */
export function CampoMarcar(props: Props) {
  return <Marca {...props} />;
}

/** A switch: something is on or off ("Ativo"). */
export function CampoAlternar(props: Props) {
  return <Marca {...props} alterna />;
}

function Marca({ alterna = false, ...props }: Props & { alterna?: boolean }) {
  const t = useTextos(textosFormulario);
  const { chave, valor, mudar, comum, somenteLeitura } = useCampo(props, { formatar: (marcado) => t(marcado === true ? 'sim' : 'nao') });
  const idExtra = useId();
  const { id, name, label, description, error, disabled, autoFocus, className, style } = comum;
  return (
    <div key={chave} className={clsx(className, estilo.marcar)} style={style}>
      <input
        type="checkbox"
        role={alterna ? 'switch' : undefined}
        className={alterna ? estilo.alternar : estilo.caixa}
        {...{ id, name, autoFocus }}
        // Unticked is an answer: the field is never "required" by its mark.
        required={props.obrigatorio ?? false}
        disabled={disabled || somenteLeitura}
        defaultChecked={valor === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={description || error ? idExtra : undefined}
        onChange={({ currentTarget: { checked } }) => {
          mudar(checked);
          props.aoMudar?.(checked);
        }}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {(description || error) && (
          <div id={idExtra}>
            {description && <div className="suave">{description}</div>}
            {error && <div className={estilo.erro}>{error}</div>}
          </div>
        )}
      </div>
    </div>
  );
}
