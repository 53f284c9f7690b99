import { NativeSelect } from '@mantine/core';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { type BuscaDeTela, useBusca } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando } from '#platform/web/registro/registro.tsx';
import { textosGerenciador } from '../texts.ts';
import { DuasTurmas } from './duas-turmas.tsx';
import estilo from './gerenciador.module.css';
import { idDoEndereco } from '#domains/academico/matriculas/web/rotulos.ts';

const idDe = (valor: unknown): number | null => idDoEndereco(typeof valor === 'string' ? valor : undefined);

/** Two classes side by side, and students moved between them: the address holds which. */
export default function GerenciadorTurmasPage() {
  const t = useTextos(textosGerenciador);
  const [busca, mudar] = useBusca();
  const { anos, anoLetivoAtualId, carregou: anosCarregados } = useAnosLetivos();
  const ano = idDe(busca['ano']) ?? anoLetivoAtualId;
  const { cursos, turmas, carregou } = useOpcoesEstrutura(ano ?? undefined);
  const [uma, outra] = [idDe(busca['de']), idDe(busca['para'])];
  // A link from a class names only the class: its course follows.
  const cursoId = idDe(busca['curso']) ?? turmas.find((turma) => turma.id === uma)?.cursoId ?? null;
  if (!anosCarregados || !carregou) return <PaginaCarregando linhas={12} />;
  const comTurmas = cursos.filter((curso) => turmas.some((turma) => turma.cursoId === curso.id && turma.anoLetivoId === ano));
  const doCurso = turmas.filter((turma) => turma.cursoId === cursoId && turma.anoLetivoId === ano);
  const escolher = (partes: BuscaDeTela): void => mudar(partes, { substituir: true });
  const opcoes = (itens: readonly { id: number; nome: string }[]) => [
    { value: '', label: t('escolha') },
    ...itens.map(({ id, nome }) => ({ value: String(id), label: nome })),
  ];
  const seletor = (
    rotulo: string,
    valor: number | null,
    itens: readonly { id: number; nome: string }[],
    aoEscolher: (v: string) => void,
  ) => (
    <NativeSelect
      label={rotulo}
      value={valor === null ? '' : String(valor)}
      data={opcoes(itens)}
      onChange={(evento) => aoEscolher(evento.currentTarget.value)}
    />
  );
  return (
    <Pagina>
      <div className={estilo.filtros}>
        {seletor(
          t('anoLetivo'),
          ano,
          anos.map(({ id, ano: nome }) => ({ id, nome: String(nome) })),
          (v) => escolher({ ano: v, curso: undefined, de: undefined, para: undefined }),
        )}
        {seletor(t('curso'), cursoId, comTurmas, (v) => escolher({ curso: v, de: undefined, para: undefined }))}
        {seletor(
          t('turmaEsquerda'),
          uma,
          doCurso.filter((turma) => turma.id !== outra),
          (v) => escolher({ de: v, curso: String(cursoId ?? '') }),
        )}
        {seletor(
          t('turmaDireita'),
          outra,
          doCurso.filter((turma) => turma.id !== uma),
          (v) => escolher({ para: v, curso: String(cursoId ?? '') }),
        )}
      </div>
      {uma === null || outra === null || uma === outra ? (
        <EstadoVazio titulo={t('escolhaAsTurmas')} texto={t('escolhaTexto')} />
      ) : (
        <>
          <p className={estilo.dica}>{t('comoUsar')}</p>
          <DuasTurmas key={`${uma}-${outra}`} uma={uma} outra={outra} />
        </>
      )}
    </Pagina>
  );
}
