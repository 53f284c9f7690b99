import { useId } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Link } from '@tanstack/react-router';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { inicioApi } from '#portal/inicio/api.ts';
import { registrosDoInicio } from '#portal/inicio/recentes.ts';
import { textosDaCasa } from '#portal/inicio/texts.ts';
import estilo from './inicio.module.css';

/** The newest records of each kind, one touch away. */
export function Recentes() {
  const t = useTextos(textosDaCasa);
  const idTitulo = useId();
  const { data } = useConsulta(inicioApi.registrosRecentes, {});
  if (!data || data.itens.length === 0) return null;
  return (
    <section className={`cartao ${estilo.recentes}`} aria-labelledby={idTitulo}>
      <div className="cartao-topo">
        <h2 id={idTitulo}>{t('recentes')}</h2>
      </div>
      <ul>
        {data.itens.map(({ tipo, id, numero, nome }) => (
          <li key={`${tipo} ${id}`}>
            <Link to={registrosDoInicio[tipo].href(id)}>
              <span>{nome}</span>
              <span className="suave">
                {t(tipo)} {numero}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
