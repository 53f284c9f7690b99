import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { textosAcesso } from '#domains/acesso/texts.ts';
import estilo from '#domains/acesso/web/acesso.module.css';

export type SessaoNaLista = { id: number; criadaEm: string; ultimoUsoEm: string; ip: string | null; agente: string | null; atual: boolean };

const navegadores = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const sistemas = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** "Chrome · Windows": enough for a person to recognise the computer; the whole text where nothing is recognised. */
export function escreverAgente(agente: string | null): string {
  const achar = (pares: readonly (readonly [string, string])[]) => pares.find(([marca]) => agente?.includes(marca))?.[1];
  const partes = [achar(navegadores), achar(sistemas)].filter((parte) => parte !== undefined);
  return partes.length > 0 ? partes.join(' · ') : (agente?.slice(0, 60) ?? '—');
}

/** Open sessions: where, since when, last used, and the way to end each one. */
export function ListaDeSessoes({ sessoes, aoEncerrar }: { sessoes: readonly SessaoNaLista[]; aoEncerrar?: (id: number) => void }) {
  const t = useTextos(textosAcesso);
  if (sessoes.length === 0) return <p className="suave">{t('semSessoes')}</p>;
  return (
    <ul className={estilo.lista}>
      {sessoes.map((sessao) => (
        <li key={sessao.id}>
          <div>
            {escreverAgente(sessao.agente)} {sessao.atual && <Etiqueta tom="sucesso">{t('estaSessao')}</Etiqueta>}
            <p className="suave">
              {[
                sessao.ip,
                t('desde', { quando: escreverInstante(sessao.criadaEm) }),
                t('usadaEm', { quando: escreverInstante(sessao.ultimoUsoEm) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {aoEncerrar && !sessao.atual && (
            <Button
              variant="default"
              size="xs"
              onClick={() => aoEncerrar(sessao.id)}
              aria-label={`${t('encerrar')}: ${escreverAgente(sessao.agente)} ${escreverInstante(sessao.ultimoUsoEm)}`}
            >
              {t('encerrar')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
