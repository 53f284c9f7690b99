import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import type { TomDeEstado } from '../pagina/cartoes.tsx';
import { Cartoes, Etiqueta } from '../pagina/pagina.tsx';
import { Tabela } from '../pagina/tabela-simples.tsx';
import estilo from './importacao.module.css';
import { textosDeImportacao } from './texts.ts';
import type { Conferencia } from './tipos.ts';

type Mapeamento = Readonly<Record<string, number>>;
type Contas = Pick<Conferencia, 'total' | 'prontas' | 'erros' | 'cadastradas' | 'linhas'>;
const tons: Record<Conferencia['linhas'][number]['situacao'], TomDeEstado> = { pronta: 'sucesso', erro: 'perigo', cadastrada: 'neutro' };

/** What each column is, and what would happen line by line. */
export function ConferenciaDaImportacao({
  arquivo,
  campos,
  conferencia,
  ocupada,
  aoMapear,
}: {
  arquivo: string;
  campos: readonly CampoDePlanilha[];
  conferencia: Conferencia;
  ocupada: boolean;
  aoMapear: (mapeamento: Mapeamento) => void;
}) {
  const t = useTextos(textosDeImportacao);
  const { total, novos } = conferencia;
  return (
    <>
      <h3>{t('linhasDe', { arquivo, n: total })}</h3>
      <div aria-live="polite" aria-busy={ocupada}>
        <ContasDaConferencia conferencia={conferencia} />
        <ColunasDaPlanilha {...conferencia} campos={campos} ocupada={ocupada} aoMapear={aoMapear} />
        {novos.length > 0 && <p>{t('novos', { nomes: novos.join(', ') })}</p>}
        <LinhasConferidas conferencia={conferencia} />
      </div>
    </>
  );
}

/** How many lines are ready, wrong, and here already. */
export function ContasDaConferencia({ conferencia: { prontas, erros, cadastradas } }: { conferencia: Contas }) {
  const t = useTextos(textosDeImportacao);
  return (
    <Cartoes
      numeros={[
        { rotulo: t('prontas'), valor: prontas, tom: 'sucesso' },
        { rotulo: t('comErro'), valor: erros, ...(erros > 0 ? { tom: 'perigo' as const } : {}) },
        { rotulo: t('cadastradas'), valor: cadastradas },
      ]}
    />
  );
}

type Colunas = Pick<Conferencia, 'colunas'> & {
  mapeamento: Readonly<Partial<Record<string, number>>>;
  campos: readonly CampoDePlanilha[];
  ocupada?: boolean;
  aoMapear: (mapeamento: Mapeamento) => void;
};

/** Where each column of a sheet goes, with its first values in sight: a column may go somewhere and be wrong there. */
export function ColunasDaPlanilha(props: Colunas) {
  const t = useTextos(textosDeImportacao);
  const { colunas, mapeamento } = props;
  const naoUsadas = colunas.filter((_, i) => !Object.values(mapeamento).includes(i)).length;
  return (
    <details className={estilo.detalhes} open>
      <summary>{t('colunasUsadas', { n: colunas.length - naoUsadas, total: colunas.length })}</summary>
      <DestinosDasColunas {...props} />
    </details>
  );
}

/** Each column of a sheet, with what it holds, and the field that it goes to: one column to a field. */
export function DestinosDasColunas({ id, colunas, mapeamento, campos, ocupada, aoMapear }: Colunas & { id?: string }) {
  const t = useTextos(textosDeImportacao);
  const { idioma } = useIdioma();
  const destinar = (coluna: number, destino: string): void => {
    const usadas = Object.entries(mapeamento).flatMap(([chave, indice]) => (indice === undefined ? [] : [[chave, indice] as const]));
    const semEla = Object.fromEntries(usadas.filter(([chave, indice]) => indice !== coluna && chave !== destino));
    aoMapear(destino === '' ? semEla : { ...semEla, [destino]: coluna });
  };
  const destinoDe = (coluna: number): string => Object.entries(mapeamento).find(([, indice]) => indice === coluna)?.[0] ?? '';
  return (
    <ul className={estilo.colunas} id={id}>
      {colunas.map(({ titulo, exemplos }, i) => (
        <li key={`${i} ${titulo}`}>
          <label>
            <span>
              <strong>{titulo || t('semTitulo')}</strong> <span className="suave">{exemplos.join(' · ')}</span>
            </span>
            <select
              aria-label={t('destinoDe', { coluna: titulo || String(i + 1) })}
              value={destinoDe(i)}
              disabled={ocupada}
              onChange={(e) => destinar(i, e.currentTarget.value)}
            >
              <option value="">{t('naoImportar')}</option>
              {campos.map((campo) => (
                <option key={campo.chave} value={campo.chave}>
                  {campo[idioma]}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** What becomes of each line, those with errors first. */
export function LinhasConferidas({ conferencia: { total, cadastradas, linhas } }: { conferencia: Contas }) {
  const t = useTextos(textosDeImportacao);
  return (
    <>
      {cadastradas > 0 && <p className="suave">{t('ficam')}</p>}
      {linhas.length < total && <p className="suave">{t('primeiras', { n: linhas.length })}</p>}
      <Tabela
        legenda={t('conferir')}
        colunas={[t('linha'), t('nome'), t('conferir')]}
        numericas={[0]}
        linhas={linhas.map(({ numero, nome, situacao, problemas }) => ({
          chave: numero,
          celulas: [
            numero,
            nome,
            <div key="problemas" className={estilo.problemas}>
              <Etiqueta tom={tons[situacao]}>{t(situacao)}</Etiqueta>
              {problemas.map(({ coluna, mensagem }) => (
                <span key={`${coluna} ${mensagem}`}>
                  {coluna !== null && <strong>{coluna}: </strong>}
                  {mensagem}
                </span>
              ))}
            </div>,
          ],
        }))}
      />
    </>
  );
}
