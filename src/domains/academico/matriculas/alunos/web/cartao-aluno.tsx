import { useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { formatarData, idadeEm } from '#shared/datas.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { FotoDoAluno } from './foto-do-aluno.tsx';
import estilo from '#domains/academico/matriculas/web/registro.module.css';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** The student at a glance, with the way to the person's record. */
export function CartaoDoAluno({ aluno }: { aluno: MatriculaAberta['aluno'] }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const [hoje] = useState(hojeNaEscola);
  const cpf = aluno.cpf ?? '';
  return (
    <Cartao titulo={t('aluno')}>
      <div className={estilo.aluno}>
        <FotoDoAluno id={aluno.id} nome={aluno.nome} />
        <div>
          <Elo tela="pessoa" params={{ id: aluno.id }}>
            <strong>{aluno.nome}</strong>
          </Elo>
          <span className={estilo.quando}>
            {t('codigoDoAluno')} {aluno.codigo}
          </span>
        </div>
      </div>
      <dl className="fatos">
        <dt>{t('nascimento')}</dt>
        <dd>
          {aluno.dataNascimento === null
            ? t('semNascimento')
            : `${formatarData(aluno.dataNascimento)} · ${t('idadeAnos', { n: idadeEm(aluno.dataNascimento, hoje) })}`}
        </dd>
        {cpf !== '' && (
          <>
            <dt>{tt('cpf')}</dt>
            <dd>{cpf}</dd>
          </>
        )}
      </dl>
    </Cartao>
  );
}
