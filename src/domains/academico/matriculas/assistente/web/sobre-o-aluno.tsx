import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { EtiquetaMovimento } from '#domains/academico/matriculas/web/etiqueta-movimento.tsx';
import { FotoDoAluno } from '#domains/academico/matriculas/alunos/web/door.tsx';
import estilo from '#domains/academico/matriculas/web/registro.module.css';
import type { Preparacao } from './valores.ts';

/** Who was chosen: photo, age, and the enrollments there already are, so that nobody is enrolled twice. */
export function SobreOAluno({ preparacao: { aluno, matriculas } }: { preparacao: Preparacao }) {
  const t = useTextos(textosMatricula);
  const nascimento = aluno.dataNascimento === null ? t('semNascimento') : `${t('nascimento')}: ${formatarData(aluno.dataNascimento)}`;
  return (
    <Cartao
      titulo={aluno.nome}
      acoes={
        <Elo tela="pessoa" params={{ id: aluno.id }} target="_blank">
          {t('abrirCadastro')}
        </Elo>
      }
    >
      <div className={estilo.aluno}>
        <FotoDoAluno id={aluno.id} nome={aluno.nome} />
        <span>
          {nascimento}
          {aluno.idade !== null && ` · ${t('idadeAnos', { n: aluno.idade })}`}
        </span>
      </div>
      <h3 className={estilo.subtitulo}>{t('matriculasDoAluno')}</h3>
      {matriculas.length === 0 && <p className={estilo.quando}>{t('semMatriculas')}</p>}
      <ul className="lista">
        {matriculas.map((m) => (
          <li key={m.id}>
            <Elo tela="visualizar-matricula" params={{ id: m.id }} target="_blank">
              {m.codigo}
            </Elo>
            {` · ${[m.ano, m.cursoNome, m.turmaNome].filter(Boolean).join(' · ')} `}
            <EtiquetaMovimento movimento={m.movimento} />
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
