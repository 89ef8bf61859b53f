console.log('seed')
