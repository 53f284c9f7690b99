import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { formatarData, somarDias } from '#shared/datas.ts';
import { textosPainelProfessor } from '../texts.ts';
import type { Painel } from './leitura.ts';
import estilo from './painel.module.css';

/** Which pupils have a birthday today and in the days to come. */
export function Aniversarios({ painel: { aniversarios, dia } }: { painel: Painel }) {
  const t = useTextos(textosPainelProfessor);
  return (
    <Cartao titulo={t('aniversarios')} className={estilo.aniversarios}>
      {aniversarios.length === 0 && <p className="suave">{t('semAniversarios', { data: formatarData(somarDias(dia, 6)) })}</p>}
      <ul className="lista">
        {aniversarios.map(({ alunoId, nome, turma, dia: quando, anos }) => (
          <li key={alunoId}>
            {quando === dia ? <Etiqueta tom="sucesso">{t('aniversarioHoje')}</Etiqueta> : formatarData(quando).slice(0, 5)}{' '}
            <strong>{nome}</strong>{' '}
            <span className="suave">
              {turma} · {t('anos', { n: anos })}
            </span>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
