import { Button } from '@mantine/core';
import { MolduraPublica } from '#domains/acesso/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { formatarData } from '#shared/datas.ts';
import { familiaApi as api } from '../api.ts';
import { textosFamilia } from '../texts.ts';
import { PessoaDaFamilia } from './pessoa-da-familia.tsx';
import estilo from './familia.module.css';

/** The page of a guardian, opened by a mail on the phone: the family as the register has it, one person after the other. */
export default function ConferirCadastroPage() {
  const t = useTextos(textosFamilia);
  const [{ token = '' }] = useEndereco('token');
  if (token.length < 20)
    return (
      <MolduraPublica titulo={t('titulo')}>
        <p>{t('semToken')}</p>
      </MolduraPublica>
    );
  return <Aberta token={token} />;
}

function Aberta({ token }: { token: string }) {
  const t = useTextos(textosFamilia);
  const { data, error, refetch } = useConsulta(api.abrirCadastroDaFamilia, { body: { token } }, { validadeMs: 'static' });
  if (error && !data)
    return (
      <MolduraPublica titulo={t('titulo')}>
        <p role="alert">{mensagemDe(error)}</p>
        <Button variant="default" fullWidth onClick={() => void refetch()}>
          {t('tentar')}
        </Button>
      </MolduraPublica>
    );
  if (!data)
    return (
      <MolduraPublica titulo={t('titulo')}>
        <Esqueleto linhas={8} />
      </MolduraPublica>
    );
  return (
    <MolduraPublica titulo={t('titulo')} texto={t('explica', { nome: data.responsavel })}>
      {data.mensagem !== null && <p className={estilo.mensagem}>{data.mensagem}</p>}
      <p className="suave">{t('ate', { escola: data.escola, fim: formatarData(data.fim) })}</p>
      {data.pessoas.map((pessoa, i) => (
        <PessoaDaFamilia key={pessoa.pessoaId} {...{ token, pessoa }} aberta={i === 0} aposMudar={() => void refetch()} />
      ))}
    </MolduraPublica>
  );
}
